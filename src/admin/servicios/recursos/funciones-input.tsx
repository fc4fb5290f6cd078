import { useQuery } from '@tanstack/react-query'
import { funcionesDe } from '@/entities/personal/funciones'
import { credenciales, mandos, miembros } from '@/entities/personal/queries'
import { type Encargo, funcionesEn } from '@/entities/registro-servicios/parte/tripulacion'
import { FUNCION_LABELS, FUNCIONES, type Funcion } from '@/shared/lib/funciones'
import { Group, Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { CheckField } from '@/shared/ui/form/check-field'
import { Text } from '@/shared/ui/text/text'
import classes from './funciones-input.module.css'

type FuncionesInputProps = {
  /** The names of who went. */
  crew: readonly string[]
  /** The day of the run, `YYYY-MM-DD`. */
  fecha: string
  value: readonly Encargo[]
  onChange: (encargos: Encargo[]) => void
}

/** What each of the crew was on this run. Position and credentials only suggest it: people stand in for others. */
export function FuncionesInput({ crew, fecha, value, onChange }: FuncionesInputProps) {
  const { data: staff = [] } = useQuery(miembros.list)
  const { data: credentials = [] } = useQuery(credenciales.list)
  const { data: leading } = useQuery(mandos.query)
  const suggested = crew.flatMap((nombre) => {
    const miembro = staff.find(({ nombres }) => nombres === nombre)
    const funciones = miembro && leading ? funcionesDe(miembro, credentials, fecha, leading.cargos) : []
    return funciones.map((funcion): Encargo => ({ nombre, funcion }))
  })
  const has = (list: readonly Encargo[], { nombre, funcion }: Encargo) =>
    list.some((one) => one.nombre === nombre && one.funcion === funcion)
  const more = suggested.filter((one) => !has(value, one))
  const turn = (one: Encargo, on: boolean) =>
    onChange(on ? [...value, one] : value.filter((other) => !has([one], other)))
  const check = (nombre: string, funcion: Funcion) => (
    <CheckField
      key={funcion}
      label={FUNCION_LABELS[funcion]}
      checked={has(value, { nombre, funcion })}
      onChange={({ currentTarget }) => turn({ nombre, funcion }, currentTarget.checked)}
    />
  )
  return (
    <Stack gap="sm">
      {more.length > 0 && (
        <>
          <Text size="sm" dimmed>
            Según cargo y credenciales:{' '}
            {more
              .map(({ nombre, funcion }) => `${nombre}, ${FUNCION_LABELS[funcion].toLowerCase()}`)
              .join('; ')}
            .
          </Text>
          <Group>
            <Button variant="default" onClick={() => onChange([...value, ...more])}>
              Poner lo que corresponde
            </Button>
          </Group>
        </>
      )}
      {crew.map((nombre) => (
        <fieldset key={nombre} className={classes.person}>
          <legend>
            {nombre}
            {funcionesEn({ funciones: value }, nombre).length === 0 && (
              <span className={classes.none}> · sin función</span>
            )}
          </legend>
          <Group gap="xs">{FUNCIONES.map((funcion) => check(nombre, funcion))}</Group>
        </fieldset>
      ))}
    </Stack>
  )
}
