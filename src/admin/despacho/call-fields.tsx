import * as v from 'valibot'
import { options } from '@/shared/lib/form/options'
import { TIPO_SERVICIO_LABELS, TIPOS_SERVICIO } from '@/shared/lib/tipos-servicio'
import { SelectField, TextArea, TextField } from '@/shared/ui/form/fields'

/** What is wrong with a new call, or a corrected one, in the sentence for each field. */
export const callRules = v.object({
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
}

/** What a new call and a corrected one ask for. */
export const CallFields = ({ input }: CallFieldsProps) => (
  <>
    <SelectField label="Tipo" options={options(TIPOS_SERVICIO, TIPO_SERVICIO_LABELS)} {...input('tipo')} />
    <TextField label="Dirección" required {...input('direccion')} />
    <TextArea label="Qué se sabe" rows={2} {...input('detalle')} />
  </>
)
