import { memo, useId, useState } from 'react'
import walk from '@/admin/ui/box/walk.module.css'
import { useKept } from '@/admin/ui/form/use-kept'
import { WrittenNumber, WrittenText } from '@/admin/ui/form/written-field'
import type { Distinta } from '@/entities/inspecciones/visita/juntar'
import { falla, limiteSaid } from '@/entities/inspecciones/visita/plantilla'
import type { Punto } from '@/entities/inspecciones/visita/punto'
import type { Respuesta } from '@/entities/inspecciones/visita/respuestas'
import type { Detalle } from '@/entities/inspecciones/visita/visita'
import { formatNumber } from '@/shared/lib/moneda'
import { PICTURE_MB } from '@/shared/lib/picture/picture-type'
import { plural } from '@/shared/lib/plural'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Camera } from '@/shared/ui/icon/icons'
import { PhotoPicker } from '@/shared/ui/photo/photo-picker'
import { Text } from '@/shared/ui/text/text'

const MOST_FOTOS = 4

const SAID = [
  ['S', 'Cumple'],
  ['N', 'No cumple'],
  ['A', 'No aplica'],
] as const

/** An answer in words. */
export const respuestaSaid = (respuesta: Respuesta, unidad: string): string =>
  typeof respuesta === 'number'
    ? `${formatNumber(respuesta)} ${unidad}`.trim()
    : (SAID.find(([value]) => value === respuesta)?.[1] ?? '')

type PuntoRowProps = {
  punto: Punto
  /** This phone's own answer. */
  respuesta: Respuesta | undefined
  /** What another inspector of the day answered, while this phone has no answer. */
  ajena: { respuesta: Respuesta; por: string } | undefined
  /** What the owner answered in their own inspection. */
  dueno: Respuesta | undefined
  /** What both said, where that differs. */
  distinta: Distinta | undefined
  pide: number | undefined
  detalle: Detalle | undefined
  /** The visit has a photo already. */
  conFotos: boolean
  onAnswer: (respuesta: Respuesta | undefined) => Promise<unknown>
  onChoose: (respuesta: Respuesta) => void
  onDetail: (detalle: Partial<Detalle>) => Promise<unknown>
}

type DetailProps = Pick<PuntoRowProps, 'punto' | 'detalle' | 'conFotos' | 'onDetail'>

function Detail({ punto, detalle, conFotos, onDetail }: DetailProps) {
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
        <>
          <PhotoPicker
            label={`Fotografías de ${punto.texto}`}
            value={fotos}
            onChange={(next) => void onDetail({ fotos: next }).catch(() => undefined)}
            max={MOST_FOTOS}
            maxMegabytes={PICTURE_MB}
            quiet={conFotos}
          />
          <span role="status" className="solo-lectores">
            {fotos.length > 0 && plural(fotos.length, 'imagen cargada', 'imágenes cargadas')}
          </span>
        </>
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
      <div className={walk.taps}>
        {distinta.dichas.map(({ visita, respuesta }) => (
          <Button key={visita.id} variant="default" className={walk.tap} onClick={() => onChoose(respuesta)}>
            {`${respuestaSaid(respuesta, punto.unidad)} (${visita.por || 'alguien'})`}
          </Button>
        ))}
      </div>
    </Stack>
  )
}

/** One point of the checklist: what is asked, and a thumb's taps under it. */
export const PuntoRow = memo(function PuntoRow(props: PuntoRowProps) {
  const { punto, ajena, dueno, distinta, pide, detalle, conFotos, onAnswer, onChoose, onDetail } = props
  const { value, keep } = useKept(props.respuesta, onAnswer)
  const [open, setOpen] = useState(false)
  const name = useId()
  const counts = value ?? ajena?.respuesta
  const fails = falla(punto, counts, pide) === true
  const limit = limiteSaid(punto, pide)
  const measured = punto.tipo !== 'CUMPLE'
  const shown = open || fails || detalle !== undefined
  return (
    <li className={walk.row} aria-labelledby={name}>
      <div>
        <Text strong id={name}>
          {punto.texto}
        </Text>
        <Text size="sm" dimmed>
          {[limit, punto.articulo].filter(Boolean).join(' · ')}
        </Text>
        {fails && typeof counts === 'number' && (
          <Text size="sm" className={walk.fails}>
            {`No cumple: ${limit}`}
          </Text>
        )}
        {dueno !== undefined && <Text size="sm">{`Dueño: ${respuestaSaid(dueno, punto.unidad)}`}</Text>}
        {value === undefined && ajena && (
          <Text size="sm">{`${ajena.por || 'Otro inspector'}: ${respuestaSaid(ajena.respuesta, punto.unidad)}`}</Text>
        )}
      </div>
      {distinta ? (
        <Choice punto={punto} distinta={distinta} onChoose={onChoose} />
      ) : (
        <div className={walk.taps}>
          {measured && (
            <WrittenNumber
              aria-label={`${punto.texto}, en ${punto.unidad || 'número'}`}
              className={`${walk.figure} ${walk.whole}`}
              placeholder={punto.unidad}
              value={typeof value === 'number' ? value : undefined}
              onWrite={keep}
            />
          )}
          {SAID.map(([said, words]) => (
            <Button
              key={said}
              variant={value === said ? 'filled' : 'default'}
              className={walk.tap}
              aria-label={`${words}: ${punto.texto}`}
              aria-pressed={value === said}
              onClick={() => void keep(value === said ? undefined : said)}
            >
              {words}
            </Button>
          ))}
        </div>
      )}
      {shown ? (
        <Detail punto={punto} detalle={detalle} conFotos={conFotos} onDetail={onDetail} />
      ) : (
        <Button variant="subtle" color="gray" onClick={() => setOpen(true)}>
          Nota o foto<span className="solo-lectores">{` de ${punto.texto}`}</span>
        </Button>
      )}
    </li>
  )
})
