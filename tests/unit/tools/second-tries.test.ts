import { expect, test } from 'vitest'
import { secondTries } from '../../tools/run/second-tries.mjs'

const TIMEOUT = `Timeout 30000ms exceeded.
Call log:
\u001b[2m  - waiting for getByLabel('Email')\u001b[22m

    at signIn (/home/ana/tests/tools/accounts.mjs:14:51)
    at file:///home/ana/tests/e2e/central/shared.e2e.ts:56:7)
    at withCentral (/home/ana/tests/e2e/support/central/station.ts:57:5)`

test('a test that passed after an error needed its second try; one that passed at once or stayed red did not', () => {
  const assertionResults = [
    { fullName: 'at once', status: 'passed', failureMessages: [] },
    { fullName: 'again', status: 'passed', failureMessages: ['Error: too late\n    at page'] },
    { fullName: 'waited', status: 'passed', failureMessages: [TIMEOUT] },
    { fullName: 'red', status: 'failed', failureMessages: ['Error: wrong', 'Error: wrong'] },
    { fullName: 'left out', status: 'skipped' },
  ]
  expect(secondTries({ testResults: [{ assertionResults }] })).toEqual([
    { name: 'again', why: 'Error: too late' },
    { name: 'waited', why: "Timeout 30000ms exceeded. · getByLabel('Email') · shared.e2e.ts:56:7" },
  ])
})
