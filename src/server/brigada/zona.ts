import { AsyncLocalStorage } from 'node:async_hooks'
import { configuracionObject } from '@/entities/configuracion/configuracion-object'
import type { Query } from '@/server/database/database'
import type { Hub } from '@/server/hub'
import { readConfiguracion } from '@/server/object'
import { ZONA_USUAL, type Zona, zonaFrom } from '@/shared/lib/fecha'

/** The brigade's zone, as it is configured now. */
export type Clock = { zona: Zona }

const clocks = new AsyncLocalStorage<Clock>()

// One process may serve brigades of both zones: whatever is done for one of them is done by its own clock.
zonaFrom(() => clocks.getStore()?.zona ?? ZONA_USUAL)

/** Does this, and whatever follows from it later, by the brigade's clock. */
export const byClock = <T>(clock: Clock, task: () => T): T => clocks.run(clock, task)

export const readClock = async (query: Query): Promise<Clock> => ({
  zona: (await readConfiguracion(query)).zona,
})

/** Keeps the clock as the brigade configures it. */
export function followClock(clock: Clock, query: Query, hub: Hub, failed: (error: unknown) => void): void {
  hub.on(({ channel, colecciones }) => {
    if (channel !== 'cambios' || colecciones?.includes(configuracionObject.key) === false) return
    void readClock(query)
      .then(({ zona }) => {
        clock.zona = zona
      })
      .catch(failed)
  })
}
