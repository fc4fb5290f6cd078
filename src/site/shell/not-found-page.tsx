import { useEffect } from 'react'
import { Container, Stack } from '@/shared/ui/box/layout'
import { LinkButton } from '@/shared/ui/control/button'
import { usePathname } from '@/shared/ui/hook/use-pathname'
import { Text, Title } from '@/shared/ui/text/text'
import classes from './shell.module.css'
import { SiteShell } from './site-shell'

/** The not-found screen (spec §2.11), in the frame of the site or the panel. */
export function NotFound() {
  const pathname = usePathname()
  useEffect(() => console.error(`404: se intentó abrir una ruta que no existe: ${pathname}`), [pathname])
  return (
    <Container size="sm" className={classes.alone}>
      <Stack align="center" gap="sm">
        <img src="/img/nada.svg" alt="" width={200} height={150} />
        <Title order={1} className={classes.missing}>
          404
        </Title>
        <Text className={classes.sorry}>Oops! Page not found</Text>
        <Text dimmed>La página que busca no existe o cambió de lugar.</Text>
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
