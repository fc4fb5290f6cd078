import { Details } from '@/admin/ui/record/details'
import type { Despacho } from '@/entities/despacho/despacho'
import { despachosList } from '@/entities/despacho/module'
import { RESPUESTA_DE_OTRO } from '@/entities/despacho/respuesta'
import { hora, personas } from '@/entities/despacho/words'
import { formatMoment } from '@/shared/lib/fecha'
import { Stack } from '@/shared/ui/box/layout'
import { LinkButton } from '@/shared/ui/control/button'
import { MapButton } from '@/shared/ui/control/map-button'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { EstadoBadge } from './columns'
import classes from './despacho.module.css'

const inBrackets = (...words: string[]): string => {
  const said = words.filter(Boolean).join(', ')
  return said && ` (${said})`
}

/** One call as it is kept. While it runs the station's screen says who comes. */
export function DespachoDetails({ despacho, onClose }: { despacho: Despacho; onClose: () => void }) {
  const { id, detalle, estado, instante, terminado, motivo, por, aQuienes, lugar, prueba } = despacho
  return (
    <Dialog onClose={onClose} title={despachosList.name(despacho)} size="lg">
      <Stack>
        <Details
          of={[despachosList.key, id]}
          rows={[
            ['Estado', <EstadoBadge key="estado" estado={estado} />],
            ['Prueba', prueba ? 'Sí' : ''],
            ['Llamado', `${formatMoment(instante)}${por && `, por ${por}`}`],
            ['A quiénes', [aQuienes, personas(despacho.convocados)].filter(Boolean).join(': ')],
            ['Qué se sabía', detalle],
            ['Lugar', lugar ? <MapButton key="lugar" place={lugar} /> : ''],
            ['Terminó', terminado ? formatMoment(terminado) : ''],
            ['Por qué se anuló', motivo],
            [
              'Contestaron',
              despacho.respuestas.length > 0 ? (
                <ul key="respuestas" className={classes.answers}>
                  {despacho.respuestas.map(
                    ({ persona, nombre, respuesta, minutos, instante: when, por: other }) => (
                      <li key={persona}>
                        {nombre}: {RESPUESTA_DE_OTRO[respuesta].toLowerCase()}
                        {minutos !== null && `, en ${minutos} min`}
                        {inBrackets(hora(when), other && `por ${other}`)}
                      </li>
                    ),
                  )}
                </ul>
              ) : estado === 'EN_CURSO' ? (
                ''
              ) : (
                'Nadie'
              ),
            ],
          ]}
        />
        <LinkButton to="/admin/despacho/$id" params={{ id }} variant="default">
          {estado === 'EN_CURSO' ? 'Ver quién viene' : 'Ver cómo fue'}
        </LinkButton>
      </Stack>
    </Dialog>
  )
}
