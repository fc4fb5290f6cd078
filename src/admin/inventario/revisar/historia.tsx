import { More } from '@/admin/ui/box/more'
import type { Lista } from '@/entities/inventario/revision/lista'
import type { Revision } from '@/entities/inventario/revision/revision'
import { plural } from '@/shared/lib/plural'
import { Stack } from '@/shared/ui/box/layout'
import { Text } from '@/shared/ui/text/text'
import { cuandoText, dichoText, sumaText } from './words'

/** So many of the last looks are shown. */
const SHOWN = 10

/** What was asked on that day, from the versions that asked it. */
const asked = ({ listas, bien }: Revision, versiones: readonly Lista[]): string[] =>
  versiones
    .filter(({ id }) => listas.includes(id))
    .flatMap(({ puntos }) => puntos)
    .filter(({ id }) => bien.includes(id))
    .map(({ texto }) => texto)

/** Who looked last and what was found then, and the looks before. */
export function Historia({ list, versiones }: { list: readonly Revision[]; versiones: readonly Lista[] }) {
  const [last] = list
  if (!last) return <Text dimmed>Sin revisar todavía.</Text>
  return (
    <Stack gap="xs">
      <Text>{`Última revisión: ${cuandoText(last)}. ${sumaText(last)}.`}</Text>
      <More summary={plural(list.length, 'revisión anterior', 'revisiones anteriores')}>
        <Stack gap="sm">
          {list.slice(0, SHOWN).map((one) => (
            <div key={one.id}>
              <Text strong>{cuandoText(one)}</Text>
              <Text size="sm">{sumaText(one)}</Text>
              {one.hallado.map((found) => (
                <Text key={found.punto} size="sm">{`${found.texto}: ${dichoText(found)}`}</Text>
              ))}
              {asked(one, versiones).length > 0 && (
                <Text size="sm" dimmed>{`Bien: ${asked(one, versiones).join(', ')}.`}</Text>
              )}
            </div>
          ))}
        </Stack>
      </More>
    </Stack>
  )
}
