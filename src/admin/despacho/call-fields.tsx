import * as v from 'valibot'
import { options } from '@/shared/lib/form/options'
import { TIPO_SERVICIO_LABELS, TIPOS_SERVICIO, type TipoServicio } from '@/shared/lib/tipos-servicio'
import { SelectField, TextArea, TextField } from '@/shared/ui/form/fields'

/** What is wrong with a new call, or a corrected one, in the sentence for each field. */
export const callRules = v.object({
  tipo: v.picklist(TIPOS_SERVICIO, 'Elija qué es.'),
  direccion: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'Escriba dónde es.'),
    v.maxLength(200, 'Escriba hasta 200 letras.'),
  ),
  detalle: v.pipe(v.string(), v.maxLength(500, 'Escriba hasta 500 letras.')),
})

type CallFieldsProps = {
  /** Value, change and error of a field. */
  input: (field: 'tipo' | 'direccion' | 'detalle') => object
  tipo: TipoServicio | ''
  /** Where the text of what is known comes from. */
  about?: string | undefined
}

const TIPOS = options(TIPOS_SERVICIO, TIPO_SERVICIO_LABELS)

/** What a new call and a corrected one ask for. Nobody is sent to a kind of emergency that no person chose. */
export const CallFields = ({ input, tipo, about }: CallFieldsProps) => (
  <>
    <SelectField
      label="Tipo"
      required
      options={tipo === '' ? [['', 'Elija qué es'], ...TIPOS] : TIPOS}
      {...input('tipo')}
    />
    <TextField label="Dirección" required {...input('direccion')} />
    <TextArea
      label="Qué se sabe"
      rows={about ? 4 : 2}
      {...(about && { description: about })}
      {...input('detalle')}
    />
  </>
)
