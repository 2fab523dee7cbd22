import { possibleNames, usedStyles } from './one-style-sheet-used';

const used = (css: string, ...names: string[]) => usedStyles(css, new Set(names));

test('a rule for a class that no page of the group has is dropped, the others stay', () => {
  expect(used('a{top:0}.mine{top:1px}.theirs{top:2px}', 'mine')).toBe('a{top:0}.mine{top:1px}');
});

test('a rule for several classes stays for the one that is used', () => {
  expect(used('.theirs .mine,.mine:hover{top:0}.mine:not(.theirs){top:1px}', 'mine')).toContain(
    '.mine:not(.theirs){top:1px}',
  );
  expect(used('.theirs,.mine{top:0}', 'mine')).toContain('.mine{top:0}');
});

test.each(['sm:mt-0.5', 'aria-[current=true]:bg-ice', '@column:block', 'w-1/2', '-mt-1', '[&>svg]:block'])(
  'a class that has to be escaped in a style sheet is found: %s',
  (name) => {
    expect(possibleNames(`class="${name}"`)).toContain(name);
    const escaped = name.replace(/[^\w-]/g, '\\$&');
    expect(used(`.${escaped}{top:0}`, name)).toBe(`.${escaped}{top:0}`);
    expect(used(`.${escaped}{top:0}`)).toBe('');
  },
);

test('rules inside of others, and what they stand in, go with their class', () => {
  expect(used('@layer u{@media print{.theirs{top:0}}.mine{top:0}}', 'mine')).toBe('@layer u{.mine{top:0}}');
});

test.each([
  ['a string', `e("p",{className:"mine other"})`],
  ['a string with an escape before it', String.raw`x='\nmine'`],
  ['a template', 'y=`${a?"b":c} mine`'],
  ['a template right behind a value', 'y=`${a}mine`'],
  ['a page’s data', String.raw`"[\"$\",\"p\",null,{\"className\":\"mine\"}]"`],
])('a class that only a script sets is kept: in %s', (_, script) => {
  expect(possibleNames(script)).toContain('mine');
});

describe('a variable', () => {
  test('that nothing reads goes, with its registration, and so does the one that it alone read', () => {
    const css = ':root{--a:var(--b);--b:1px}@property --c{syntax:"*";inherits:false}p{top:0}';
    expect(used(css)).toBe('p{top:0}');
  });

  test('that a drawing takes from the page stays', () => {
    const css = ':root{--pale:#fff}';
    expect(usedStyles(css, new Set(possibleNames('<path fill="var(--pale)"/>')))).toBe(css);
  });

  test('that a script knows stays', () => {
    expect(used('.x{--a:1px}', 'x', '--a')).toBe('.x{--a:1px}');
    const read = ':root{--s:1px}p{top:var(--s)}';
    expect(used(read, '--s')).toBe(read);
  });

  test('that is set on the root alone gives way to its value', () => {
    expect(used(':root,:host{--s:.5rem}p{margin:calc(var(--s)*3)}')).toBe('p{margin:1.5rem}');
  });

  test.each([
    ['on paper', ':root{--s:1px}@media print{:root{--s:2px}}p{top:var(--s)}'],
    ['in a part of the page', ':root{--s:1px}main{--s:2px}p{top:var(--s)}'],
    ['in a part of the page alone', 'main{--s:2px}p{top:var(--s)}'],
    ['in a medium alone', '@media print{:root{--s:2px}}p{top:var(--s)}'],
    ['in one of two schemes', ':root{--s:var(--t)}main{--t:1px}p{top:var(--s)}'],
  ])('that is something else %s stays', (_, css) => {
    expect(used(css)).toBe(css);
  });

  test('that is registered and never set to anything else gives way to what it starts with', () => {
    const registered = '@property --b{syntax:"*";inherits:false;initial-value:solid}';
    expect(used(`${registered}*{--b:solid}p{border-style:var(--b)}`)).toBe('p{border-style:solid}');
    const dashed = `p{border-style:var(--b)}.x{--b:dashed}${registered}`;
    expect(used(dashed, 'x')).toBe(dashed);
  });

  test('that nothing sets gives way to what stands in for it', () => {
    expect(used('p{line-height:var(--l,var(--m,1.5))}')).toBe('p{line-height:1.5}');
    expect(
      used('@property --n{syntax:"*";inherits:false}p{font-variant-numeric:var(--n,) tabular-nums}'),
    ).toBe('p{font-variant-numeric:tabular-nums}');
  });

  test('that a rule alone sets, for itself, gives way to its value', () => {
    const css = '@property --n{syntax:"*";inherits:false}.x{--n:1;scale:var(--n)}';
    expect(used(css, 'x')).toBe('.x{scale:1}');
    const two = '.x{--n:1;scale:var(--n)}.y{--n:2}';
    expect(used(two, 'x', 'y')).toBe(two);
  });
});
