import { type CentralCopies, tryCentralCopy } from '@/access/central/copies'
import { restoredWords } from '@/admin/shell/data/central-copies'
import { formatMoment } from '@/shared/lib/fecha'
import { plural } from '@/shared/lib/plural'
import { enumerated } from '@/shared/lib/text'
import { Callout } from '@/shared/ui/box/callout'
import { Text } from '@/shared/ui/text/text'
import { CopyStep } from './copy-step'

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
export const TryCopy = (tried: Tried) => (
  <>
    <Last {...tried} />
    <CopyStep
      label="Probar la última copia"
      progress="Avance de la prueba"
      run={tryCentralCopy}
      meta={{ failure: 'La copia no se pudo probar.' }}
    />
  </>
)
