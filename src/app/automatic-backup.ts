import type { QueryClient } from '@tanstack/react-query'
import { onSessionChange, sessionUserId } from '@/access/session'
import { configuracionRepository } from '@/entities/configuracion/configuracion-repository'
import { RESPALDO } from '@/shared/storage/keys'

/** Long enough after start or login that the screen comes first. */
const WAIT_MS = 4000

async function keepDueCopy(client: QueryClient): Promise<void> {
  if (!sessionUserId()) return
  try {
    const { keepAutomatic } = await import('@/entities/respaldo/automatica')
    if (await keepAutomatic(await configuracionRepository.read()))
      await client.invalidateQueries({ queryKey: [RESPALDO] })
  } catch (error) {
    console.warn('No se pudo guardar la copia automática', error)
  }
}

/** At start and at sign-in: the copy that the configured frequency asks for, if somebody is signed in. */
export function keepAutomaticBackups(client: QueryClient): void {
  const soon = () => setTimeout(() => void keepDueCopy(client), WAIT_MS)
  soon()
  onSessionChange(soon)
}
