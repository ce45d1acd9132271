/** What is deployed beside the Worker, by its path. @throws where it is not there: a fault of the deployment. */
export const openAssets =
  (assets: Fetcher) =>
  async (path: string): Promise<Uint8Array> => {
    const answer = await assets.fetch(`https://assets.local${path}`)
    if (!answer.ok || answer.headers.get('content-type')?.startsWith('text/html'))
      throw new Error(`${path} is missing among the assets.`)
    return new Uint8Array(await answer.arrayBuffer())
  }
