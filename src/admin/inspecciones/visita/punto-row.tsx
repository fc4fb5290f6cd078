import { memo, useId, useState } from 'react'
import { WrittenNumber, WrittenText } from '@/admin/ui/form/written-field'
import type { Distinta } from '@/entities/inspecciones/visita/juntar'
import { falla, limiteSaid } from '@/entities/inspecciones/visita/plantilla'
import type { Punto } from '@/entities/inspecciones/visita/punto'
import type { Respuesta } from '@/entities/inspecciones/visita/respuestas'
import type { Detalle } from '@/entities/inspecciones/visita/visita'
import { formatNumber } from '@/shared/lib/moneda'
import { PICTURE_MB } from '@/shared/lib/picture/picture-type'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Camera } from '@/shared/ui/icon/icons'
import { PhotoPicker } from '@/shared/ui/photo/photo-picker'
import { Text } from '@/shared/ui/text/text'
import classes from './visita.module.css'

const MOST_FOTOS = 4

const SAID = [
  ['S', 'Cumple'],
  ['N', 'No cumple'],
  ['A', 'No aplica'],
] as const

/** An answer in words. */
const respuestaSaid = (respuesta: Respuesta, unidad: string): string =>
  typeof respuesta === 'number'
    ? `${formatNumber(respuesta)} ${unidad}`.trim()
    : (SAID.find(([value]) => value === respuesta)?.[1] ?? '')

type PuntoRowProps = {
  punto: Punto
  /** This phone's own answer. */
  respuesta: Respuesta | undefined
  /** What another inspector of the day answered, while this phone has no answer. */
  ajena: { respuesta: Respuesta; por: string } | undefined
  /** What both said, where that differs. */
  distinta: Distinta | undefined
  pide: number | undefined
  detalle: Detalle | undefined
  onAnswer: (respuesta: Respuesta | undefined) => Promise<unknown>
  onChoose: (respuesta: Respuesta) => void
  onDetail: (detalle: Partial<Detalle>) => Promise<unknown>
}

/** Three taps in a row count in their order, and each shows before it is on disk. */
function useAnswer(respuesta: Respuesta | undefined, onAnswer: PuntoRowProps['onAnswer']) {
  const [writing, setWriting] = useState<{ respuesta: Respuesta | undefined } | null>(null)
  const write = (next: Respuesta | undefined) => {
    const mine = { respuesta: next }
    setWriting(mine)
    const written = onAnswer(next)
    written.catch(() => undefined).finally(() => setWriting((latest) => (latest === mine ? null : latest)))
    return written
  }
  return { value: writing ? writing.respuesta : respuesta, write }
}

function Detail({ punto, detalle, onDetail }: Pick<PuntoRowProps, 'punto' | 'detalle' | 'onDetail'>) {
  const fotos = detalle?.fotos ?? []
  const [open, setOpen] = useState(false)
  return (
    <Stack gap="xs">
      <WrittenText
        aria-label={`Nota de ${punto.texto}`}
        placeholder="Nota"
        value={detalle?.nota ?? ''}
        onWrite={(nota) => onDetail({ nota })}
      />
      {open || fotos.length > 0 ? (
        <PhotoPicker
          label={`Fotografías de ${punto.texto}`}
          value={fotos}
          onChange={(next) => void onDetail({ fotos: next }).catch(() => undefined)}
          max={MOST_FOTOS}
          maxMegabytes={PICTURE_MB}
        />
      ) : (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<Camera size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          Foto<span className="solo-lectores">{` de ${punto.texto}`}</span>
        </Button>
      )}
    </Stack>
  )
}

function Choice({
  punto,
  distinta,
  onChoose,
}: { distinta: Distinta } & Pick<PuntoRowProps, 'punto' | 'onChoose'>) {
  return (
    <Stack gap="xs">
      <Text size="sm" strong>
        Se vio distinto en dos visitas de este día. ¿Qué vale?
      </Text>
      <div className={classes.taps}>
        {distinta.dichas.map(({ visita, respuesta }) => (
          <Button
            key={visita.id}
            variant="default"
            className={classes.tap}
            onClick={() => onChoose(respuesta)}
          >
            {`${respuestaSaid(respuesta, punto.unidad)} (${visita.por || 'alguien'})`}
          </Button>
        ))}
      </div>
    </Stack>
  )
}

/** One point of the checklist: what is asked, and a thumb's taps under it. */
export const PuntoRow = memo(function PuntoRow(props: PuntoRowProps) {
  const { punto, ajena, distinta, pide, detalle, onAnswer, onChoose, onDetail } = props
  const { value, write } = useAnswer(props.respuesta, onAnswer)
  const [open, setOpen] = useState(false)
  const name = useId()
  const counts = value ?? ajena?.respuesta
  const fails = falla(punto, counts, pide) === true
  const limit = limiteSaid(punto, pide)
  const measured = punto.tipo !== 'CUMPLE'
  const shown = open || fails || detalle !== undefined
  return (
    <li className={classes.row} aria-labelledby={name}>
      <div>
        <Text strong id={name}>
          {punto.texto}
        </Text>
        <Text size="sm" dimmed>
          {[limit, punto.articulo].filter(Boolean).join(' · ')}
        </Text>
        {fails && typeof counts === 'number' && (
          <Text size="sm" className={classes.fails}>
            {`No cumple: ${limit}`}
          </Text>
        )}
        {value === undefined && ajena && (
          <Text size="sm">{`${ajena.por || 'Otro inspector'}: ${respuestaSaid(ajena.respuesta, punto.unidad)}`}</Text>
        )}
      </div>
      {distinta ? (
        <Choice punto={punto} distinta={distinta} onChoose={onChoose} />
      ) : (
        <div className={classes.taps}>
          {measured && (
            <WrittenNumber
              aria-label={`${punto.texto}, en ${punto.unidad || 'número'}`}
              className={classes.figure}
              placeholder={punto.unidad}
              value={typeof value === 'number' ? value : undefined}
              onWrite={write}
            />
          )}
          {SAID.map(([said, words]) => (
            <Button
              key={said}
              variant={value === said ? 'filled' : 'default'}
              className={classes.tap}
              aria-label={`${words}: ${punto.texto}`}
              aria-pressed={value === said}
              onClick={() => void write(value === said ? undefined : said).catch(() => undefined)}
            >
              {words}
            </Button>
          ))}
        </div>
      )}
      {shown ? (
        <Detail punto={punto} detalle={detalle} onDetail={onDetail} />
      ) : (
        <Button variant="subtle" color="gray" onClick={() => setOpen(true)}>
          Nota o foto<span className="solo-lectores">{` de ${punto.texto}`}</span>
        </Button>
      )}
    </li>
  )
})
