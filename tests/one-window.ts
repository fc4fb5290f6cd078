import { builtinEnvironments, type Environment } from 'vitest/runtime'

/**
 * One window for all files of a worker, which share their modules: creating one for each takes longer than the tests.
 */
export default {
  name: 'one-window',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!('happyDOM' in global)) await builtinEnvironments['happy-dom'].setup(global, options)
    return { teardown: () => undefined }
  },
} satisfies Environment
