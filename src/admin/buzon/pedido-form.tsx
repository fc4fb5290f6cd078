import { SimpleGrid } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import * as v from 'valibot'
import { DayField } from '@/admin/ui/form/day-field'
import { FormModal } from '@/admin/ui/form/form-modal'
import {
  DERECHO_LABELS,
  DERECHOS,
  newPedido,
  type Pedido,
  pedidoRules,
  pedidoTogether,
  RESULTADO_LABELS,
  RESULTADOS,
  type Resultado,
  relojDe,
  relojSentence,
} from '@/entities/datos/pedido'
import { pedidos } from '@/entities/datos/queries'
import { isDay } from '@/shared/lib/dias'
import { problemsAmong } from '@/shared/lib/form/fields-rule'
import { options } from '@/shared/lib/form/options'
import { useSave } from '@/shared/query/use-save'
import type { Draft } from '@/shared/storage/stored-module'
import { SelectField, TextArea, TextField } from '@/shared/ui/form/fields'
import { Text } from '@/shared/ui/text/text'

type Fields = Omit<Draft<Pedido>, 'resultado'> & { resultado: Resultado | '' }

type PedidoFormProps = {
  /** Missing for one that somebody writes down now. */
  pedido: Pedido | undefined
  hoy: string
  dias: number
  onClose: () => void
}

/** What somebody asks about their own data, and what was done. */
export function PedidoForm({ pedido, hoy, dias, onClose }: PedidoFormProps) {
  const [start] = useState(pedido ?? newPedido(hoy))
  const save = useSave(pedidos, pedido && (start as Pedido))
  const check = schemaResolver(v.object(pedidoRules(hoy)), { sync: true })
  const form = useForm<Fields>({
    initialValues: { ...start, resultado: start.resultado ?? '' },
    validate: (values) => ({
      ...check(values),
      ...problemsAmong(pedidoTogether, { ...values, resultado: values.resultado || undefined }),
    }),
  })
  const { values } = form
  return (
    <FormModal
      title={pedido ? 'Editar pedido sobre datos' : 'Anotar pedido sobre datos'}
      form={form}
      save={({ resultado, ...rest }) => save({ ...start, ...rest, resultado: resultado || undefined })}
      onClose={onClose}
      required={{ fields: ['nombre', 'recibido'], sentence: 'Complete quién pide y el día.' }}
      draft={`datos:${pedido?.id ?? 'nuevo'}`}
    >
      <TextField
        label="Quién pide"
        description="Compruebe que es esa persona antes de darle, corregir o eliminar algo."
        required
        {...form.getInputProps('nombre')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField label="Correo o teléfono" {...form.getInputProps('contacto')} />
        <SelectField
          label="Qué pide"
          options={options(DERECHOS, DERECHO_LABELS)}
          {...form.getInputProps('derecho')}
        />
        <DayField label="Recibido el" de="SUCESO" max={hoy} required {...form.getInputProps('recibido')} />
      </SimpleGrid>
      <TextArea label="Sobre qué datos" rows={2} {...form.getInputProps('pedido')} />
      {isDay(values.recibido) && (
        <Text strong role="status">
          {relojSentence(relojDe(values, hoy, dias), values)}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DayField label="Contestado el" de="SUCESO" max={hoy} {...form.getInputProps('respondido')} />
        <SelectField
          label="Resultado"
          description="Al elegirlo queda contestado."
          options={[['', 'Sin contestar'], ...options(RESULTADOS, RESULTADO_LABELS)]}
          {...form.getInputProps('resultado')}
          onChange={(event) => {
            form.getInputProps('resultado').onChange(event)
            // One with a result and no day would go on waiting, and nobody would see why.
            if (event.currentTarget.value && !values.respondido) form.setFieldValue('respondido', hoy)
          }}
        />
      </SimpleGrid>
      <TextArea label="Respuesta" rows={3} {...form.getInputProps('respuesta')} />
      <TextArea label="Nota" rows={2} {...form.getInputProps('nota')} />
    </FormModal>
  )
}
