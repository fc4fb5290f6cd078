import { useQuery } from '@tanstack/react-query'
import { TriangleAlert, Wifi } from '@/shared/ui/icon/icons'
import { readinessQuery } from './actions'
import { headlineOf, Readiness } from './readiness'
import classes from './test.module.css'

/** Says in one line whether this device works without a signal; opened, it says why. Every role sees it. */
export function ReadinessLine() {
  const { data: probes } = useQuery(readinessQuery)
  const ready = probes?.every(({ state }) => state === 'listo')
  return (
    <details className={classes.fold}>
      <summary>
        {probes && !ready ? <TriangleAlert size={20} aria-hidden /> : <Wifi size={20} aria-hidden />}
        <span>
          <b>¿Listo sin señal?</b> {probes ? headlineOf(probes) : 'Comprobando…'}
        </span>
      </summary>
      <Readiness />
    </details>
  )
}
