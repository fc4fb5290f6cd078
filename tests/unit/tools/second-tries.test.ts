import { expect, test } from 'vitest'
import { secondTries } from '../../tools/second-tries.mjs'

test('a test that passed after an error needed its second try; one that passed at once or stayed red did not', () => {
  const assertionResults = [
    { fullName: 'at once', status: 'passed', failureMessages: [] },
    { fullName: 'again', status: 'passed', failureMessages: ['Error: too late\n    at page'] },
    { fullName: 'red', status: 'failed', failureMessages: ['Error: wrong', 'Error: wrong'] },
    { fullName: 'left out', status: 'skipped' },
  ]
  expect(secondTries({ testResults: [{ assertionResults }] })).toEqual([
    { name: 'again', why: 'Error: too late' },
  ])
})
