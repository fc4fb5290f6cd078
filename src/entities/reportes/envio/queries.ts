import { mutationOptions, queryOptions } from '@tanstack/react-query'

/** What goes from this phone to the central. Its code is loaded only where there is a central. */
export const envios = {
  /** By the report's id. */
  list: queryOptions({
    queryKey: ['envios'],
    queryFn: async () => {
      const { readEnvios } = await import('./queue')
      return new Map((await readEnvios()).map((envio) => [envio.id, envio]))
    },
  }),

  /** Asks the station to delete what it has of a report. */
  forget: mutationOptions({
    mutationFn: async (id: string) => (await import('./mine')).askToForget(id),
    meta: { invalidates: ['envios'], failure: 'No se pudo pedir que se borre.' },
  }),
}
