import { centralMark } from '@/access/central/mark'
import { FOTO_LABELS, FOTOS } from '@/entities/inspecciones/peticion'
import { puntosPara, type Tramite } from '@/entities/inspecciones/tramite'
import { PICTURE_MB } from '@/shared/lib/picture/picture-type'
import { plural } from '@/shared/lib/plural'
import { Stack } from '@/shared/ui/box/layout'
import { SelectField, TextField } from '@/shared/ui/form/fields'
import { PhotoPicker } from '@/shared/ui/photo/photo-picker'
import { Text } from '@/shared/ui/text/text'
import type { PedirText } from './pedir-schema'

type Propia = Pick<PedirText, 'respuestas' | 'fotos'>
type PropiaFieldsProps = Propia & { tramite: Tramite; onChange: (next: Partial<Propia>) => void }

const SAID = [
  ['', 'No sé'],
  ['S', 'Sí'],
  ['N', 'No'],
  ['A', 'No hay en mi local'],
] as const

/** The owner's own inspection: four photos and what is asked of all premises. Whoever inspects sees it beside their own. */
export function PropiaFields({ tramite, respuestas, fotos, onChange }: PropiaFieldsProps) {
  const say = (id: string, said: string) => onChange({ respuestas: { ...respuestas, [id]: said } })
  const cargadas = Object.values(fotos).filter(Boolean).length
  return (
    <Stack gap="md">
      <Text size="sm">
        No es obligatorio.
        {centralMark() === 'suya' &&
          ' La brigada mira lo que usted manda y dice si le basta o si va a visitarlo.'}
      </Text>
      {FOTOS.map((foto) => (
        <PhotoPicker
          key={foto}
          label={FOTO_LABELS[foto]}
          value={fotos[foto] ? [fotos[foto]] : []}
          onChange={([source = '']) => onChange({ fotos: { ...fotos, [foto]: source } })}
          max={1}
          maxMegabytes={PICTURE_MB}
          quiet={cargadas > 0}
        />
      ))}
      <span role="status" className="solo-lectores">
        {cargadas > 0 && plural(cargadas, 'imagen cargada', 'imágenes cargadas')}
      </span>
      {puntosPara(tramite, '-').map(({ id, texto, tipo }) =>
        tipo === 'EXTINTORES' ? (
          <TextField
            key={id}
            label={texto}
            description="Cuántos hay"
            inputMode="numeric"
            autoComplete="off"
            value={respuestas[id] ?? ''}
            onChange={(event) => say(id, event.currentTarget.value.replace(/\D/g, '').slice(0, 3))}
          />
        ) : (
          <SelectField
            key={id}
            label={texto}
            options={SAID}
            value={respuestas[id] ?? ''}
            onChange={(event) => say(id, event.currentTarget.value)}
          />
        ),
      )}
    </Stack>
  )
}
