import { emptyAnswers } from '@/lib/forms/field';
import { informationFields, type RawInformation } from './fields';

/** What a visitor may have typed into step 2: everything that is required, and nothing else. For tests. */
export const sampleInformation: RawInformation = {
  ...emptyAnswers(informationFields),
  firstName: 'Ada',
  lastName: 'Berg',
  email: 'ada@example.com',
  phone: '612-555-0142',
  address: '418 Loonlight Lane',
  city: 'Minneapolis',
  state: 'MN',
  zipCode: '55408',
};
