import { Container, Stack, Text, Title } from '@mantine/core'
import { useEffect } from 'react'
import { LinkButton } from '@/shared/ui/control/button'
import { usePathname } from '@/shared/ui/control/use-pathname'
import { SiteShell } from './site-shell'

/** The not-found screen (spec §2.11), in the frame of the site or the panel. */
export function NotFound() {
  const pathname = usePathname()
  useEffect(() => console.error(`404: se intentó abrir una ruta que no existe: ${pathname}`), [pathname])
  return (
    <Container size="sm" py={80}>
      <Stack align="center" gap="sm" ta="center">
        <Title order={1} fz={96} fw={850} lh={1} c="brasa">
          404
        </Title>
        <Text fz="h3" fw={650}>
          Oops! Page not found
        </Text>
        <Text c="dimmed">La página que busca no existe o cambió de lugar.</Text>
        <LinkButton to="/" size="md">
          Volver al inicio
        </LinkButton>
      </Stack>
    </Container>
  )
}

export function NotFoundPage() {
  return (
    <SiteShell>
      <NotFound />
    </SiteShell>
  )
}
