import fc from 'fast-check';
import { edina, fakeEnvironment, fakeSettings, hopkins, positionAt } from './fake-environment';
import { createCityStore } from './store';

const outcome = fc.constantFrom('good', 'bad');
const rounds = async () => {
  for (let round = 0; round < 3; round += 1) await new Promise((resolve) => setImmediate(resolve));
};

test('whatever the order of answers, deadlines and typing, the best source wins and nobody is asked twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.record({
        position: fc.constantFrom('good', 'bad', 'never'),
        reverse: outcome,
        ip: outcome,
        types: fc.boolean(),
      }),
      async (scheduler, { position, reverse, ip, types }) => {
        const scheduled = (happens: string, callback: () => void) =>
          void scheduler.schedule(Promise.resolve(), happens).then(callback);
        const answer = (happens: string, good: boolean, body: object) => async () => {
          await scheduler.schedule(Promise.resolve(), happens);
          if (!good) throw new TypeError('Failed to fetch');
          return Response.json(body);
        };
        const { environment, asked } = fakeEnvironment({
          geolocation(found, failed) {
            if (position === 'never') return;
            scheduled(`position: ${position}`, () =>
              position === 'good' ? found(positionAt(44.92, -93.46)) : failed(denied),
            );
          },
          reverse: answer(`reverse: ${reverse}`, reverse === 'good', hopkins),
          ip: answer(`ip: ${ip}`, ip === 'good', edina),
          // The position's deadline may strike at any moment; those of the look-ups are for the tests with a clock.
          after(milliseconds, callback) {
            let off = false;
            if (milliseconds === 10_000) scheduled('deadline', () => !off && callback());
            return () => {
              off = true;
            };
          },
        });
        const store = createCityStore('Your Area');
        const seen: string[] = [];
        store.subscribe(() => seen.push(store.read().city));
        if (types) scheduled('typing', () => store.tell({ ...store.readInitial(), city: 'Duluth' }));

        store.start(fakeSettings, environment);
        await rounds();
        while (scheduler.count() > 0) {
          await scheduler.waitOne();
          await rounds();
        }

        const byPosition = position === 'good' && reverse === 'good' ? ['Hopkins'] : [];
        const byConnection = ip === 'good' ? ['Edina'] : [];
        const expected = [...(types ? ['Duluth'] : []), ...byPosition, ...byConnection, 'Your Area'][0];
        expect(store.read()).toMatchObject({
          city: expected,
          loading: false,
          error: expected === 'Your Area' ? 'Unable to detect location' : '',
        });
        // On the way there, no city ever gave way to a weaker one.
        const ranks = seen.map((city) => ['Your Area', 'Edina', 'Hopkins', 'Duluth'].indexOf(city));
        expect(ranks).toEqual([...ranks].sort());
        expect(asked.positions).toBe(1);
        expect(asked.reverse).toHaveLength(position === 'good' ? 1 : 0);
        expect(asked.ip).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 300 },
  );
}, 60_000);

const denied = { code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
