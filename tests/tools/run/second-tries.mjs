import { stripVTControlCharacters } from 'node:util'

/** More than these, one in three hundred tests, and the machine is no excuse any more: some test fails by chance. */
export const SECOND_TRIES = 6

/** The first line of an error, what Playwright waited for, and the line of the test. */
function reasonOf(message) {
  const [first, ...lines] = stripVTControlCharacters(message).split('\n')
  const awaited = lines.find((line) => line.includes('waiting for '))?.replace(/^.*waiting for /, '')
  const place = lines.find((line) => /\.(e2e|test)\.tsx?:/.test(line))?.replace(/^.*\/|\)$/g, '')
  return [first, awaited, place].filter(Boolean).join(' · ')
}

/**
 * The tests that passed only when they were tried again: Vitest keeps the error of the first time beside the success.
 * @param {{ testResults: { assertionResults: { status: string, fullName: string, failureMessages?: string[] | null }[] }[] }} report
 */
export function secondTries({ testResults }) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
    .map(({ fullName, failureMessages }) => ({ name: fullName, why: reasonOf(failureMessages[0]) }))
}
