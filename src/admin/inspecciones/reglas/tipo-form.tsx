import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useUser } from '@/access/current-user'
import { More } from '@/admin/ui/box/more'
import { FormModal } from '@/admin/ui/form/form-modal'
import { ItemList } from '@/admin/ui/order/item-list'
import { cambiosDeCampos, cambiosDeFilas } from '@/admin/ui/versions/cambios'
import { Versiones } from '@/admin/ui/versions/versiones'
import { CLASE_LABELS } from '@/entities/inspecciones/locales'
import type { Clase } from '@/entities/inspecciones/options'
import { FUNCIONAMIENTO } from '@/entities/inspecciones/permiso/permiso'
import { tipos } from '@/entities/inspecciones/permiso/queries'
import type { Tipo } from '@/entities/inspecciones/permiso/tipo'
import { tipoDeAntes, versionesDeTipo } from '@/entities/inspecciones/permiso/tipos'
import { CheckField } from '@/shared/ui/form/check-field'
import { FieldRow } from '@/shared/ui/form/field'
import { SelectField, TextField } from '@/shared/ui/form/fields'
import { Text, Title } from '@/shared/ui/text/text'
import { ClasesField } from './clases-field'
import { newCampo, newPapel, newPaso, problemasDe, type TipoValues, tipoOf, valuesOf } from './tipo-values'

const VIGENCIA_OPTIONS = [
  ['ANIO', 'Hasta el 31 de diciembre'],
  ['DIAS', 'Los días que diga el permiso'],
] as const

const WORDS = {
  ...{ nombre: 'nombre', para: 'a qué se otorga', vigencia: 'hasta cuándo vale', norma: 'norma' },
  ...{ anticipacion: 'días hábiles antes', fuente: 'quién lo dice', retirado: 'ya no se otorga' },
} as const

/** The papers of a kind with the names of the classes that hand them in. */
const papeles = (tipo: Tipo) =>
  tipo.papeles.map((id) => {
    const only = tipo.papelesPara.find((one) => one.id === id)?.clases ?? []
    return { id, clases: only.length > 0 ? only.map((one) => CLASE_LABELS[one as Clase] ?? one) : ['todas'] }
  })

/** What one version of a kind changed. */
function cambiosDe(before: Tipo | undefined, after: Tipo): string[] {
  if (!before) return []
  return [
    ...cambiosDeCampos(before, after, WORDS),
    ...cambiosDeFilas(papeles(before), papeles(after), ({ id }) => id, { clases: 'clases' }),
    ...cambiosDeFilas(before.pasos, after.pasos, ({ texto }) => texto, { texto: 'paso', dias: 'días' }),
    ...cambiosDeFilas(before.campos, after.campos, ({ pide }) => pide, { pide: 'dato', entre: 'respuestas' }),
  ]
}

type TipoFormProps = {
  /** The kind as it is now; a new one without it. */
  tipo: Tipo | undefined
  versiones: readonly Tipo[]
  onClose: () => void
}

/** Writes a new version of a kind of permit, or adds one: those that were granted keep their words. */
export function TipoForm({ tipo, versiones, onClose }: TipoFormProps) {
  const user = useUser()
  const { mutateAsync } = useMutation(tipos.create)
  const form = useForm<TipoValues>({ initialValues: valuesOf(tipo), validate: problemasDe })
  const { values, errors, getInputProps, setFieldValue } = form
  const alert = (field: keyof TipoValues) => errors[field] && <Text role="alert">{errors[field]}</Text>
  const change = <F extends 'papeles' | 'pasos' | 'campos'>(
    field: F,
    index: number,
    part: Partial<TipoValues[F][number]>,
  ) =>
    setFieldValue(
      field as string,
      values[field].map((row, n) => (n === index ? { ...row, ...part } : row)),
    )
  const own = tipo ? versionesDeTipo(versiones, tipo.tipo) : []
  return (
    <FormModal
      title={tipo ? `Editar ${tipo.nombre}` : 'Agregar tipo de permiso'}
      form={form}
      save={(typed) => mutateAsync(tipoOf(typed, { desde: new Date().toISOString(), por: user?.name ?? '' }))}
      onClose={onClose}
      required={{
        fields: ['nombre', 'para', 'norma'],
        sentence: 'Escriba el nombre, a qué se otorga y la norma que lo pide.',
      }}
      draft={`inspecciones:tipo:${tipo?.tipo ?? 'nuevo'}`}
    >
      <Text size="sm" dimmed>
        Vale para los permisos que se otorguen desde ahora. Los de antes conservan sus palabras.
      </Text>
      <TextField label="Nombre del permiso" required {...getInputProps('nombre')} />
      <FieldRow>
        <TextField label="A qué se otorga" placeholder="Vehículo" required {...getInputProps('para')} />
        {tipo?.tipo !== FUNCIONAMIENTO && (
          <SelectField label="Vale hasta" options={VIGENCIA_OPTIONS} {...getInputProps('vigencia')} />
        )}
      </FieldRow>
      {values.vigencia === 'DIAS' && (
        <TextField
          label="Días hábiles antes"
          description="Con cuánta anticipación se pide; 0 si no hay plazo."
          inputMode="numeric"
          {...getInputProps('anticipacion')}
        />
      )}
      <TextField
        label="Norma que lo pide"
        placeholder="el artículo 353"
        required
        {...getInputProps('norma')}
      />
      <TextField
        label="Quién lo dice"
        placeholder="Reglamento u ordenanza, con su fecha"
        {...getInputProps('fuente')}
      />
      <Title order={3} size="h4">
        Papeles que se piden
      </Title>
      <ItemList
        add="Agregar papel"
        items={values.papeles}
        onChange={(next) => setFieldValue('papeles', next)}
        nameOf={({ texto }) => texto || 'Papel sin nombre'}
        create={newPapel}
        wrong={(n) => Boolean(errors.papeles) && !values.papeles[n]?.texto.trim()}
      >
        {({ texto, clases = [] }, n) => (
          <>
            <TextField
              label="Papel"
              value={texto}
              onChange={({ currentTarget }) => change('papeles', n, { texto: currentTarget.value })}
            />
            {values.tipo === FUNCIONAMIENTO && (
              <ClasesField clases={clases} onChange={(next) => change('papeles', n, { clases: next })} />
            )}
          </>
        )}
      </ItemList>
      {alert('papeles')}
      <Title order={3} size="h4">
        Pasos
      </Title>
      <ItemList
        add="Agregar paso"
        items={values.pasos}
        onChange={(next) => setFieldValue('pasos', next)}
        nameOf={({ texto }) => texto || 'Paso sin texto'}
        create={newPaso}
        wrong={(n) => Boolean(errors.pasos) && !values.pasos[n]?.texto.trim()}
      >
        {({ texto, dias }, n) => (
          <FieldRow>
            <TextField
              label="Qué se hace"
              value={texto}
              onChange={({ currentTarget }) => change('pasos', n, { texto: currentTarget.value })}
            />
            <TextField
              label="Días hábiles"
              inputMode="numeric"
              value={dias}
              onChange={({ currentTarget }) => change('pasos', n, { dias: currentTarget.value })}
            />
          </FieldRow>
        )}
      </ItemList>
      {alert('pasos')}
      <More summary={`Datos que lleva el permiso (${values.campos.length})`}>
        <ItemList
          add="Agregar dato"
          items={values.campos}
          onChange={(next) => setFieldValue('campos', next)}
          nameOf={({ pide }) => pide || 'Dato sin nombre'}
          create={newCampo}
          wrong={(n) => Boolean(errors.campos) && !values.campos[n]?.pide.trim()}
        >
          {({ pide, entre }, n) => (
            <FieldRow>
              <TextField
                label="Dato"
                placeholder="Placa"
                value={pide}
                onChange={({ currentTarget }) => change('campos', n, { pide: currentTarget.value })}
              />
              <TextField
                label="Respuestas posibles"
                placeholder="Sí, No"
                value={entre}
                onChange={({ currentTarget }) => change('campos', n, { entre: currentTarget.value })}
              />
            </FieldRow>
          )}
        </ItemList>
      </More>
      {alert('campos')}
      {tipo && tipo.tipo !== FUNCIONAMIENTO && (
        <CheckField
          label="Ya no se otorga"
          description="Los otorgados siguen en la lista de permisos."
          {...getInputProps('retirado', { type: 'checkbox' })}
        />
      )}
      <Versiones
        versiones={own.toSorted((a, b) => (a.desde < b.desde ? 1 : -1))}
        cambios={(one) => cambiosDe(tipoDeAntes(versiones, one), one)}
        onVolver={(one) => form.setValues({ ...valuesOf(one), base: values.base })}
      />
    </FormModal>
  )
}
