import { builtinEnvironments, type Environment } from 'vitest/runtime'

/** One window for all files of a worker, as they share their modules: a new one each time takes longer than the tests. */
export default {
  name: 'one-window',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!('happyDOM' in global)) await builtinEnvironments['happy-dom'].setup(global, options)
    return { teardown: () => undefined }
  },
} satisfies Environment
