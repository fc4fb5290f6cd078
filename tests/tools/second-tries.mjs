/** More than these, and the machine is no excuse any more: some test fails by chance. */
export const SECOND_TRIES = 2

/**
 * The tests that passed only when they were tried again: Vitest keeps the error of the first time beside the success.
 * @param {{ testResults: { assertionResults: { status: string, fullName: string, failureMessages?: string[] | null }[] }[] }} report
 */
export function secondTries({ testResults }) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
    .map(({ fullName, failureMessages }) => ({ name: fullName, why: failureMessages[0].split('\n')[0] }))
}
