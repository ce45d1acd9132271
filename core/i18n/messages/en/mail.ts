export const mail = {
  resetSubject: 'Choose a new Chartlight password',
  resetText:
    'Somebody asked for a new password for this address. If that was you, choose it here within an hour:',
  resetEnd: 'If it was not you, do nothing: your password stays as it is.',
  verifySubject: 'Confirm your address for Chartlight',
  verifyText: 'Please confirm within a day that this address is yours:',
  verifyEnd: 'If you did not sign up for Chartlight, do nothing.',
  changedSubject: 'Your Chartlight password was changed',
  changedText:
    'The password of your Chartlight record was changed, and your other devices were signed out. If that was not you, ask for a new password on the sign-in page at once.',
  passkeySubject: 'A passkey was added to your Chartlight record',
  passkeyText:
    'From now on a new passkey opens your Chartlight record without the password. If you did not add it, remove it on your profile and change your password at once.',
  calendarName: 'Chartlight reminders',
  pushTitle: 'Chartlight',
  pushText: 'You have a reminder.',
} as const
