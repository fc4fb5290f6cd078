import { useRef, useState } from 'react'
import { isPastedPicture, withScheme } from '@/shared/lib/url'
import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { useBeforeSubmit } from '@/shared/ui/form/form-scope'
import { UrlField } from '@/shared/ui/form/url-field'
import classes from './photo-picker.module.css'

/** Adds a picture by its address; schemes other than the web's are refused (contract §1). */
export function PhotoUrl({ disabled, onAdd }: { disabled: boolean; onAdd: (url: string) => void }) {
  const [url, setUrl] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const add = (): boolean => {
    const address = withScheme(url)
    if (!isPastedPicture(address)) {
      setError('Pegue una dirección de imagen que empiece con https://')
      return false
    }
    setUrl('')
    setError(null)
    onAdd(address)
    return true
  }
  // An address that nobody has added yet belongs to the form all the same.
  useBeforeSubmit(() => {
    if (!url.trim() || add()) return true
    field.current?.focus()
    return false
  })
  return (
    <>
      {!asked && (
        <div className="solo-dedo">
          <Button variant="subtle" disabled={disabled} onClick={() => setAsked(true)}>
            Usar una dirección web
          </Button>
        </div>
      )}
      <Group gap="xs" className={classes.address} data-asked={asked || undefined}>
        <UrlField
          ref={field}
          aria-label="URL de la imagen"
          placeholder="Pegue una URL"
          className={classes.url}
          value={url}
          error={error}
          disabled={disabled}
          onChange={(address) => {
            setUrl(address)
            setError(null)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button variant="default" disabled={disabled || !url.trim()} onClick={add}>
          Agregar
        </Button>
      </Group>
    </>
  )
}
