import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { propiaDe, respuestasPropias } from '@/entities/inspecciones/peticion-local'
import { peticiones } from '@/entities/inspecciones/peticiones-queries'
import { plantillaDe, vigente } from '@/entities/inspecciones/visita/plantilla'
import { abiertas, plantillas, visitas } from '@/entities/inspecciones/visita/queries'
import { leerRespuestas, type Respuestas } from '@/entities/inspecciones/visita/respuestas'
import { visitasDe } from '@/entities/inspecciones/visita/ultima'
import { formatDay } from '@/shared/lib/fecha'
import { ScrollTable } from '@/shared/ui/text/scroll-table'
import { respuestaSaid } from './punto-row'

/** What the owner answered of each point, by its id. */
export function useRespuestasPropias(local: string): Respuestas {
  const { data } = useQuery(peticiones.known)
  return respuestasPropias(propiaDe(data ?? [], local))
}

/** The owner's own inspection of premises beside the inspector's last visit, point by point; nothing without one. */
export function Propia({ local }: { local: string }) {
  const { data: asked } = useQuery(peticiones.known)
  const { data: over } = useQuery(visitas.known)
  const { data: running } = useQuery(abiertas.known)
  const { data: versions } = useQuery(plantillas.known)
  const own = propiaDe(asked ?? [], local)
  if (!own) return null
  const said = respuestasPropias(own)
  const [visit] = visitasDe([...(running ?? []), ...(over ?? [])], local)
  const seen = leerRespuestas(visit?.respuestas ?? '')
  const list = versions ?? []
  const puntos = ((visit && plantillaDe(list, visit.plantilla)) ?? vigente(list)).puntos
  return (
    <>
      <Link to="/admin/buzon" search={{ ver: own.id }}>
        {`Enviada el ${formatDay(own.recibida)}: ver sus fotografías`}
      </Link>
      <ScrollTable aria-label="Lo que dijo el dueño y lo que se vio">
        <thead>
          <tr>
            <th scope="col">Punto</th>
            <th scope="col">Dueño</th>
            <th scope="col">{visit ? `Visita del ${formatDay(visit.dia)}` : 'Visita'}</th>
          </tr>
        </thead>
        <tbody>
          {puntos
            .filter(({ id }) => said.has(id))
            .map(({ id, texto, unidad }) => {
              const [mine, theirs] = [said.get(id), seen.get(id)]
              return (
                <tr key={id}>
                  <td>{texto}</td>
                  <td>{mine !== undefined && respuestaSaid(mine, unidad)}</td>
                  <td>{theirs === undefined ? '—' : respuestaSaid(theirs, unidad)}</td>
                </tr>
              )
            })}
        </tbody>
      </ScrollTable>
    </>
  )
}
