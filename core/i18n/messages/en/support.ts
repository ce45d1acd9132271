export const support = {
  title: 'Support',
  loginTitle: 'Please log in',
  login: 'Please log in to submit a support ticket',
  goToLogin: 'Go to Login',
  privacyTitle: 'Privacy notice',
  privacy:
    'Please do not include health information: no names of diagnoses or medications, no results, no pictures. Say what you did and what happened.',
  topic: 'Topic',
  choose: 'Choose a topic',
  upload: 'File Upload Issues',
  summary: 'Summary Generation',
  alerts: 'Alerts & Notifications',
  billing: 'Billing & Account',
  other: 'Other',
  message: 'Message',
  submit: 'Submit Ticket',
  submitting: 'Submitting...',
  missing: 'Please fill in all fields',
  failed: 'Failed to submit support ticket',
  done: 'Support ticket submitted successfully',
  doneText:
    'Thank you. Whoever runs this service can read it, and answer to the address that you sign in with.',
} as const
