import { Link } from '@tanstack/react-router'
import type { Congelado } from '@/entities/presupuesto/cortes/congelado'
import { formatDay, toDay } from '@/shared/lib/fecha'
import reading from '@/site/shell/page/reading.module.css'

type CortesPartProps = { cortes: readonly Congelado[]; shown: Congelado }

/** Every published cut with its address: whoever cited one finds its figures, its file and its hash again. */
export function CortesPart({ cortes, shown }: CortesPartProps) {
  if (cortes.length < 2) return null
  return (
    <section className={reading.part} aria-labelledby="cortes">
      <h2 id="cortes">Los cortes publicados</h2>
      <p>Cada uno conserva su página, su archivo y su huella.</p>
      <ul>
        {cortes.map((corte) => (
          <li key={corte.id} className={reading.links}>
            <Link
              to="/transparencia/presupuesto"
              search={{ ejercicio: corte.ejercicio, corte: corte.id }}
              aria-current={corte === shown ? 'page' : undefined}
            >
              {corte.ejercicio}, al {formatDay(corte.fecha)}, publicado el{' '}
              {formatDay(toDay(new Date(corte.publicado)))}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
