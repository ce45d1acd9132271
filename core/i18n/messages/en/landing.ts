export const landing = {
  tagline:
    'Transform scattered medical files into a trusted, structured health profile with AI-powered insights.',
  password: 'Access password',
  placeholder: 'Enter access password',
  start: 'Get Started',
  verifying: 'Verifying...',
  missing: 'Please enter the access password',
  wrong: 'Incorrect password. Please try again.',
  failed: 'Failed to verify password. Please try again.',
  deniedTitle: 'Access Denied',
  denied: 'Please enter the access password from the home page.',
  signedIn: 'You are signed in.',
  openRecord: 'Open your record',
  line: 'A line of a page',
  fact: 'becomes a fact in your record',
} as const
