// Import this first, before anything that reads the setting: the tests of the file then run as in a build that sends
// requests to this address.
process.env.NEXT_PUBLIC_REQUEST_URL = 'https://forms.example/f';
