import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { FormModal } from '@/admin/ui/form/form-modal'
import { noAplicanEn, sinEmpezar } from '@/entities/lotaip/en-bloque'
import { numeralTitle } from '@/entities/lotaip/mes'
import { nameOfMonth } from '@/entities/lotaip/month-name'
import { meses } from '@/entities/lotaip/queries'
import { CheckField } from '@/shared/ui/form/check-field'
import { TextArea } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'
import classes from './lotaip.module.css'
import type { useLotaip } from './use-lotaip'

type NoAplicanFormProps = { lotaip: ReturnType<typeof useLotaip>; mes: string; onClose: () => void }

/** Says of several numerals at once that they don't apply, and why: most of a small brigade's months is this. */
export function NoAplicanForm({ lotaip: { list, catalogo }, mes, onClose }: NoAplicanFormProps) {
  const { mutateAsync } = useMutation(meses.saveMissing)
  const missing = sinEmpezar(list, mes, catalogo)
  const form = useForm({
    initialValues: { elegidos: [] as string[], motivo: '', dura: false },
    validate: {
      elegidos: (chosen) => (chosen.length === 0 ? 'Elija al menos un numeral.' : null),
      motivo: (motivo) => (motivo.trim() ? null : 'Escriba por qué: va en el diccionario del paquete.'),
    },
  })
  const { elegidos } = form.values
  const last = mes.endsWith('-12')
  return (
    <FormModal
      title={`No aplica en ${nameOfMonth(mes)}`}
      form={form}
      save={({ motivo, dura }) => mutateAsync(noAplicanEn(mes, elegidos, motivo.trim(), dura))}
      onClose={onClose}
      required={{ fields: ['elegidos', 'motivo'], sentence: 'Elija los numerales y escriba el motivo.' }}
      draft={`lotaip:no-aplica-${mes}`}
      size="md"
    >
      <Text>Lo que la brigada no tiene. Solo se ofrecen los numerales que nadie ha empezado.</Text>
      <fieldset className={classes.form}>
        <legend>Numerales</legend>
        {missing.map(({ id, nombre }) => (
          <CheckField
            key={id}
            label={`${numeralTitle(id)}: ${nombre}`}
            checked={elegidos.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              form.setFieldValue(
                'elegidos',
                checked ? [...elegidos, id] : elegidos.filter((one) => one !== id),
              )
            }
          />
        ))}
      </fieldset>
      {form.errors.elegidos && <Text role="alert">{form.errors.elegidos}</Text>}
      <TextArea label="Motivo" rows={2} required {...form.getInputProps('motivo')} />
      {!last && (
        <CheckField
          label={`También en los meses que faltan de ${mes.slice(0, 4)}`}
          {...form.getInputProps('dura', { type: 'checkbox' })}
        />
      )}
    </FormModal>
  )
}
