import { queryOptions } from '@tanstack/react-query'
import { readFrom } from '@/shared/query/read-from'
import { Container, Stack } from '@/shared/ui/box/layout'
import { LinkButton } from '@/shared/ui/control/button'
import { Text, Title } from '@/shared/ui/text/text'
import { RETIRADAS } from '@/sync/publico/publico'

/** The ids of reports that a central published once and doesn't any more. */
export const retiradasQuery = queryOptions({
  queryKey: [RETIRADAS],
  queryFn: ({ client }) => readFrom<readonly string[]>(client, RETIRADAS, async () => []),
})

/** The page of a report that was withdrawn, for people who follow its link. */
export function Withdrawn() {
  return (
    <Container size="sm" page>
      <Stack align="center" gap="sm">
        <img src="/img/nada.svg" alt="" width={200} height={150} />
        <Title order={1}>Este informe ya no está publicado</Title>
        <Text dimmed>
          La brigada lo publicó y después lo retiró. Si lo necesita, pregunte por él en Contacto.
        </Text>
        <LinkButton to="/transparencia" size="md">
          Ver los informes publicados
        </LinkButton>
      </Stack>
    </Container>
  )
}
