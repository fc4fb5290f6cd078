import { Button, Group, Paper, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { readPreferences, setPreference } from '@/shared/storage/preferences'
import classes from './notices.module.css'

type InstallPrompt = Event & { prompt(): Promise<unknown> }

const isIos = () => /iphone|ipad|ipod/i.test(navigator.userAgent)
const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true

/** Offers to install once the browser says that it can, or in words on iOS, which never says so. */
export function InstallOffer() {
  const [prompt, setPrompt] = useState<InstallPrompt | null>(null)
  const [shown, setShown] = useState(false)

  useEffect(() => {
    if (readPreferences().instalacionDescartada || isInstalled()) return
    setShown(isIos())
    const onPrompt = (event: Event) => {
      event.preventDefault()
      setPrompt(event as InstallPrompt)
      setShown(true)
    }
    const onInstalled = () => setShown(false)
    window.addEventListener('beforeinstallprompt', onPrompt)
    window.addEventListener('appinstalled', onInstalled)
    return () => {
      window.removeEventListener('beforeinstallprompt', onPrompt)
      window.removeEventListener('appinstalled', onInstalled)
    }
  }, [])

  if (!shown) return null
  const dismiss = () => {
    setPreference('instalacionDescartada', true)
    setShown(false)
  }
  const install = () => {
    setShown(false)
    void prompt?.prompt()
  }
  return (
    <Paper component="section" aria-label="Instalar la aplicación" className={classes.notice} withBorder>
      <Text fw={650}>Instale la aplicación</Text>
      <Text size="sm">
        {prompt
          ? 'Se abre desde la pantalla de inicio, también sin señal, y casi no ocupa espacio.'
          : 'En Safari toque Compartir y luego «Agregar a pantalla de inicio». Se abre también sin señal.'}
      </Text>
      <Group mt="xs" gap="xs">
        {prompt && <Button onClick={install}>Instalar</Button>}
        <Button variant="default" onClick={dismiss}>
          No, gracias
        </Button>
      </Group>
    </Paper>
  )
}
