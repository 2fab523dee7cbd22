import { useEffect, type ReactNode } from 'react';
import { FormProvider, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FormField } from '@/components/forms/form-field';
import { useSettled } from '@/components/forms/use-settled';
import { useNow } from '@/components/site/use-now';
import type { Choices } from '@/components/ui/field';
import { Toggle } from '@/components/ui/button';
import { informationFields, type InformationName, type RawInformation } from '@/lib/booking/fields';
import { isUnusualZip } from '@/lib/area/zip';
import { chicagoDate } from '@/lib/forms/dates';
import { isUnusualPhone } from '@/lib/forms/hints';
import { weekdayOf } from '@/lib/hours/clock';
import { daysAfter, monthOf, visitDays } from '@/lib/hours/opening-hours';
import { stateNames } from '@/lib/location/state-code';
import { slots } from '@/lib/booking/visit-price';
import { useBooking, usePrice, useService, useWizard } from './booking-context';
import { detailsForm } from './booking-store';
import { StepActions, StepTop, WizardText } from './step';
import { Symptoms } from './symptoms';
import { useInformationForm } from './use-information-form';

/** Step 2: what is wrong, when and where to come, and to whom. */
export function InformationForm() {
  const { texts, rules } = useWizard();
  const price = usePrice();
  const { problem, visit, address, contact, chooseState } = texts.information;
  const { unusualPhone, unusualZip } = texts.information;
  const { form, props } = useInformationForm();
  const { setFocus } = form;
  const { moves, field } = useBooking();

  // A Change link on step 3 leads to its field.
  useEffect(() => {
    if (field) setFocus(field);
  }, [moves, field, setFocus]);

  const noticeOfZip = (zipCode: string) => {
    const text = isUnusualZip(zipCode) ? unusualZip : price({ zipCode }).lines.zipCode;
    return text && <WizardText text={text} />;
  };
  const states = rules.statesServed.map((code) => ({ value: code, label: `${stateNames[code]} (${code})` }));
  return (
    <FormProvider {...form}>
      <InformationTop />
      <form id={detailsForm} {...props}>
        <Part legend={problem} before={<Symptoms />}>
          <Question name="problemDescription" />
        </Part>
        <Part legend={visit} before={<DayButtons />}>
          <Question
            name="preferredDate"
            notice={(preferredDate) => price({ preferredDate }).lines.preferredDate}
          />
          <TimeQuestion />
        </Part>
        <Part legend={address}>
          <Question name="address" className="col-span-4" />
          <Question name="zipCode" notice={noticeOfZip} className="col-span-2" />
          <Question name="city" className="col-span-3" />
          <Question name="state" choices={{ empty: chooseState, options: states }} className="col-span-3" />
        </Part>
        <Part legend={contact}>
          <Question name="firstName" className="col-span-3" />
          <Question name="lastName" className="col-span-3" />
          <Question
            name="phone"
            notice={(typed) => isUnusualPhone(typed) && unusualPhone}
            className="col-span-full sm:col-span-3"
          />
          <Question name="email" className="col-span-full sm:col-span-3" />
        </Part>
        <StepActions label={texts.next} />
      </form>
    </FormProvider>
  );
}

/** What follows each answer, apart from the form, which doesn't re-render: the price, and the tab's draft. */
function InformationTop() {
  const { texts, store } = useWizard();
  const answers = useWatch<RawInformation>();

  useEffect(() => {
    const timer = setTimeout(store.keep, 500);
    return () => clearTimeout(timer);
  }, [answers, store]);

  return <StepTop answers={answers}>{texts.information.heading}</StepTop>;
}

/** A fieldset with a legend; its fields share six columns. */
function Part({ legend, before, children }: { legend: string; before?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="mt-5 lg:mt-8">
      <legend className="font-display text-h3 font-bold">{legend}</legend>
      {before}
      <div className="mt-1 grid grid-cols-6 items-start gap-x-3 gap-y-2 sm:gap-4">{children}</div>
    </fieldset>
  );
}

type QuestionProps = {
  name: InformationName;
  choices?: Choices;
  /** A remark on what was typed, after a pause. */
  notice?: (typed: string) => ReactNode;
  className?: string;
};

/** One field. It re-renders on its own when its answer or message changes. */
function Question({ name, choices, notice, className = 'col-span-full' }: QuestionProps) {
  const { information: texts } = useWizard().texts;
  const typed = useSettled(useWatch<RawInformation, InformationName>({ name }));
  const { register } = useFormContext<RawInformation>();
  const { errors } = useFormState<RawInformation>({ name, exact: true });
  const hints: Partial<RawInformation> = texts.hints;
  const field = { ...informationFields[name], name };
  return (
    <FormField
      field={field}
      texts={{
        id: `booking-${name}`,
        label: texts.labels[name],
        optional: field.attributes.required ? undefined : texts.optional,
        hint: hints[name],
        notice: notice?.(typed),
        error: errors[name]?.message,
      }}
      choices={choices}
      registration={register(name)}
      className={className}
    />
  );
}

/** The next days on which somebody comes fill the date in, and empty it; it stays for any other day. */
function DayButtons() {
  const { texts, rules } = useWizard();
  const { today, tomorrow } = texts.information;
  const { setValue, clearErrors } = useFormContext<RawInformation>();
  const { preferredDate } = useWatch<RawInformation>();
  const now = useNow() ?? new Date();
  const first = chicagoDate(now);
  const names: Readonly<Record<string, string>> = { [first]: today, [daysAfter(first, 1)]: tomorrow };
  const choose = (day: string) => {
    setValue('preferredDate', day);
    clearErrors('preferredDate');
  };
  return (
    <div className="mt-1 mb-2 grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-1 *:px-0">
      {visitDays(rules, now, 4).map((day) => (
        <Toggle
          key={day}
          isPressed={day === preferredDate}
          onClick={() => choose(day === preferredDate ? '' : day)}
        >
          {names[day] ?? (
            <>
              {`${weekdayOf(day)?.slice(0, 3)} ${Number(day.slice(8))}`}
              <span className="sr-only">{`, ${monthOf(day)}`}</span>
            </>
          )}
        </Toggle>
      ))}
    </div>
  );
}

/** Says what each time costs, and what the chosen one means: call if it can't wait, or it is over. */
function TimeQuestion() {
  const wizard = useWizard();
  const { callNow } = wizard.texts.information;
  const { preferredDate = '', preferredTime = '', zipCode = '', state = '' } = useWatch<RawInformation>();
  const { callFirst, lines } = usePrice()({ preferredDate, preferredTime });
  const fee = useService()?.price ?? 0;
  const now = useNow() ?? new Date();
  const options = slots(fee, { preferredDate, preferredTime, zipCode, state }, wizard, now);
  return (
    <Question
      name="preferredTime"
      choices={{ options }}
      notice={() => (
        <>
          {callFirst && (
            <strong className="block text-body">
              <WizardText text={callNow} />
            </strong>
          )}
          <span className="empty:hidden">{lines.preferredTime}</span>
        </>
      )}
    />
  );
}
