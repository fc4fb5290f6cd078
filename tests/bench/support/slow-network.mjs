/** Lighthouse's slow 4G, in bytes/s and ms. */
const NETWORK = { offline: false, downloadThroughput: 204_800, uploadThroughput: 93_750, latency: 150 }

/** Gives the page the network of a cheap phone. */
export async function slowNetwork(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
}
