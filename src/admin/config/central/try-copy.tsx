import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type CentralCopies, tryCentralCopy } from '@/access/central/copies'
import type { Step } from '@/access/central/steps'
import { COPIES_KEY, restoredWords } from '@/admin/shell/data/central-copies'
import { formatMoment } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { enumerated } from '@/shared/lib/text'
import type { MutationMeta } from '@/shared/query/toast'
import { Callout } from '@/shared/ui/box/callout'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Text } from '@/shared/ui/text/text'
import { StepProgress } from './step-progress'

const meta: MutationMeta = { failure: 'La copia no se pudo probar.', invalidates: [COPIES_KEY] }

/** The last try, and the copy that was put back in this central. */
type Tried = Pick<CentralCopies, 'prueba' | 'repuesta'>

function Last({ prueba, repuesta }: Tried) {
  if (!prueba && repuesta)
    return (
      <Text size="sm">
        Una copia se repuso en esta central {restoredWords(repuesta)}. Desde entonces no se ha probado otra.
      </Text>
    )
  if (!prueba)
    return (
      <Text size="sm">
        Todavía no se ha probado ninguna. Una copia que nadie probó puede no servir el día que haga falta.
      </Text>
    )
  const { instante, registros, cuentas, fotografias, mensaje } = prueba
  if (mensaje)
    return (
      <Callout
        color="red"
        role="status"
        title={`La copia que se probó el ${formatMoment(instante)} no sirve`}
      >
        {mensaje}
      </Callout>
    )
  const found = enumerated([
    plural(registros, 'registro', 'registros'),
    plural(cuentas, 'cuenta activa', 'cuentas activas'),
    plural(fotografias, 'fotografía', 'fotografías'),
  ])
  return (
    <Text size="sm" strong role="status">
      La copia sirve. Se probó el {formatMoment(instante)}: volvieron {found}.
    </Text>
  )
}

/** Whether the newest copy can be put back, tried by the central beside itself. */
export function TryCopy(tried: Tried) {
  const [step, setStep] = useState<Step | null>(null)
  const trial = useMutation({
    mutationFn: () => tryCentralCopy(setStep),
    onSettled: () => setStep(null),
    meta,
  })
  return (
    <>
      <Last {...tried} />
      {step && <StepProgress step={step} label="Avance de la prueba" />}
      <Group>
        <Button variant="default" loading={trial.isPending} onClick={() => trial.mutate()}>
          Probar la última copia
        </Button>
      </Group>
    </>
  )
}
