import { usesOf } from '@/access/uses'
import type { Configuracion } from '@/entities/configuracion/configuracion'
import type { Step, StepId } from './steps'

/** They are about calls. */
const OF_CALLS: readonly StepId[] = ['operaciones', 'salidas']

/**
 * The steps without those of modules that the brigade doesn't use, after the question which it uses. One that works
 * already, with all that is essential, uses all of it and isn't asked. Pure.
 */
export function withModulos(steps: readonly Step[], config: Configuracion): Step[] {
  const dispatches = usesOf(config)('despacho')
  const works = steps.every(({ essential, done }) => !essential || done)
  const question: Step = {
    id: 'modulos',
    title: 'Diga cómo trabaja su brigada',
    text: 'Puede cambiarlo cuando quiera.',
    link: { label: 'Ir a Módulos', to: '/admin/config', search: { tab: 'modulos' } },
    done: works || config.modulos !== undefined,
    essential: false,
  }
  const shown = steps.filter(({ id }) => dispatches || !OF_CALLS.includes(id))
  // A central that is nobody's is made the brigade's before anything is said in it.
  const before = shown[0]?.id === 'reclamar' ? 1 : 0
  return shown.toSpliced(before, 0, question)
}
