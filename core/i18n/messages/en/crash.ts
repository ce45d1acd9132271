/** What stands on the page when a screen breaks; worded by the specification. */
export const crash = {
  unexpected: 'Unexpected Application Error!',
  unavailable: 'Cloud environment variables were not loaded. Please contact support if this persists.',
  title: 'Application Error',
  text: 'The application encountered an error. This is likely due to missing environment configuration.',
  unknown: 'Unknown error',
  causes: 'Possible causes:',
  cause1: 'Cloud environment variables not loaded',
  cause2: 'Preview environment needs to restart',
  cause3: 'Temporary infrastructure issue',
  reload: 'Reload Application',
} as const
