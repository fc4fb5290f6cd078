import { createApi } from '@/server/http/app'

/** Every address of the API, from the server itself: a new one is among them. */
export const ADDRESSES = [
  ...new Set(
    createApi({ copias: 'copias', database: {} } as never)
      .routes.filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace('/api', '')}`),
  ),
].sort()

/** What stands in an address: a list that services read, and nothing that is there. */
export const inPlace = (path: string, usuario: string): string =>
  path
    .replace('/usuarios/:id', `/usuarios/${usuario}`)
    .replace(':c', 'bomberos_despacho_despachos')
    .replace(/:sesion\{.*/, '0'.repeat(64))
    .replace(/:\w+/g, 'nada')
