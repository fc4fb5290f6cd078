/**
 * @param {import('node:http').Server} server
 * @param {number} port 0 takes any free one
 * @param {string} host
 * @returns {Promise<number>} the port taken
 */
export async function listen(server, port, host) {
  await new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => {
      server.off('error', failed)
      done(undefined)
    })
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

/** Takes the wanted port or one of the next, so that a second start doesn't fail; in the end any. */
export async function listenNear(server, wanted, host) {
  for (const port of Array.from({ length: 10 }, (_, step) => wanted + step)) {
    try {
      return await listen(server, port, host)
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error
    }
  }
  return listen(server, 0, host)
}
