import { emptyInformation, type RawInformation } from './information-fields';

/** Valid answers to the required fields of step 2. The other fields are empty. */
export const sampleInformation: RawInformation = {
  ...emptyInformation,
  firstName: 'Ada',
  lastName: 'Berg',
  email: 'ada@example.com',
  phone: '612-555-0142',
  address: '418 Loonlight Lane',
  city: 'Minneapolis',
  state: 'MN',
  zipCode: '55408',
};
