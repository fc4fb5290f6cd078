import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const React = require('react')
const { flushSync } = require('react-dom')

/** React's scheduler and what waits for it take turns. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
}

// Screens are drawn by the build of React that people use. It lacks the function by which Testing Library waits.
React.act ??= (callback: () => unknown) => Promise.resolve(flushSync(callback)).finally(settle)
