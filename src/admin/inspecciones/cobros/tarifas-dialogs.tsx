import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { ActionRow, ActionRows } from '@/admin/ui/box/action-rows'
import { More } from '@/admin/ui/box/more'
import { FormModal } from '@/admin/ui/form/form-modal'
import { MoneyInput } from '@/admin/ui/form/money-input'
import { CANTONES, tarifasDeEjemplo } from '@/entities/inspecciones/cobros/ejemplos'
import { tarifaText } from '@/entities/inspecciones/cobros/palabras'
import { tarifas as resource, salarios as salariosResource } from '@/entities/inspecciones/cobros/queries'
import { salarioRules } from '@/entities/inspecciones/cobros/salario'
import { idDeSalario, salarioDe } from '@/entities/inspecciones/cobros/salarios'
import type { Tarifa } from '@/entities/inspecciones/cobros/tarifa'
import { parseAmount } from '@/shared/lib/file/amount'
import { byRule } from '@/shared/lib/form/form-values'
import { fromCents, toCents } from '@/shared/lib/moneda'
import { plural } from '@/shared/lib/plural'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { CheckField } from '@/shared/ui/form/check-field'
import { TextField } from '@/shared/ui/form/fields'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { Text, Title } from '@/shared/ui/text/text'
import type { Cobros } from './use-cobros'

type EjemplosProps = { ano: number; tarifas: readonly Tarifa[]; onClose: () => void }

/** Tables of three cantons, to begin with: one line of them, or all. They stay marked until somebody makes them their own. */
export function EjemplosDialog({ ano, tarifas, onClose }: EjemplosProps) {
  const { mutate: take, isPending } = useMutation(resource.tomar)
  const known = new Set(tarifas.map(({ id }) => id))
  const takeThem = (records: readonly Tarifa[]) =>
    take({
      records,
      toast: { title: `${plural(records.length, 'tarifa agregada', 'tarifas agregadas')} de ejemplo` },
    })
  return (
    <Dialog onClose={onClose} title={`Tarifas de otros cantones, para ${ano}`} size="lg">
      <Stack>
        <Text>
          Son ejemplos, no su ordenanza. Tome las que se parezcan, cambie los valores y quíteles la marca de
          ejemplo.
        </Text>
        {CANTONES.map((canton) => {
          const open = tarifasDeEjemplo(canton, ano).filter(({ id }) => !known.has(id))
          return (
            <Stack key={canton.canton} gap="xs">
              <Title order={3} size="h4">
                {canton.canton}
              </Title>
              <Text size="sm" dimmed>
                {canton.fuente}
              </Text>
              {open.length === 0 ? (
                <Text size="sm">Ya las tiene todas.</Text>
              ) : (
                <>
                  <Button variant="default" disabled={isPending} onClick={() => takeThem(open)}>
                    Tomar {plural(open.length, 'tarifa', 'tarifas')} de {canton.canton}
                  </Button>
                  <More summary="Ver una por una">
                    <ActionRows>
                      {open.map((one) => (
                        <ActionRow
                          key={one.id}
                          action={
                            <Button variant="default" disabled={isPending} onClick={() => takeThem([one])}>
                              Tomar
                              <span className="solo-lectores">
                                : {one.concepto}, {canton.canton}
                              </span>
                            </Button>
                          }
                        >
                          <Text strong>{one.concepto}</Text>
                          <Text size="sm" dimmed>
                            {one.tramite} · {tarifaText(one)}
                          </Text>
                        </ActionRow>
                      ))}
                    </ActionRows>
                  </More>
                </>
              )}
            </Stack>
          )
        })}
      </Stack>
    </Dialog>
  )
}

type SalarioFormProps = { ano: number; salarios: Cobros['salarios']; onClose: () => void }

/** Writes the basic wage of a year, with the agreement that says so. */
export function SalarioForm({ ano, salarios, onClose }: SalarioFormProps) {
  const { mutateAsync: write } = useMutation(salariosResource.escribir)
  const known = salarioDe(salarios, ano)
  const form = useForm<{ valor: number | string; fuente: string; verificado: boolean }>({
    initialValues: {
      valor: known ? fromCents(known.centavos) : '',
      fuente: known?.fuente ?? '',
      verificado: known?.verificado ?? false,
    },
    validate: { valor: (valor) => byRule(salarioRules.centavos)(centsOf(valor)) },
  })
  return (
    <FormModal
      title={`Salario básico de ${ano}`}
      form={form}
      save={({ valor, fuente, verificado }) =>
        write({
          records: [
            { id: idDeSalario(ano), ano, centavos: centsOf(valor), fuente: fuente.trim(), verificado },
          ],
          toast: { title: `Salario básico de ${ano} guardado` },
        })
      }
      onClose={onClose}
      required={{ fields: ['valor'], sentence: 'Escriba el salario.' }}
      draft={`cobros:salario:${ano}`}
      size="md"
    >
      <MoneyInput label="Dólares al mes" required {...form.getInputProps('valor')} />
      <TextField
        label="Quién lo dice"
        placeholder="Acuerdo ministerial MDT-2025-195"
        {...form.getInputProps('fuente')}
      />
      <CheckField
        label="Lo comparé con el acuerdo del ministerio"
        {...form.getInputProps('verificado', { type: 'checkbox' })}
      />
    </FormModal>
  )
}

const centsOf = (typed: number | string): number => {
  const usd = String(typed).trim() === '' ? null : parseAmount(typed)
  return usd === null ? Number.NaN : toCents(usd)
}
