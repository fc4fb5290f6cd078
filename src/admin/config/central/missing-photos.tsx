import { Group } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { CheckField } from '@/shared/ui/form/check-field'
import { FileButton } from '@/shared/ui/form/file-button'
import { Text } from '@/shared/ui/text/text'

type MissingPhotosProps = {
  faltan: number
  ofCustodian: boolean
  /** A folder was chosen, and some are still missing. */
  tried: boolean
  loading: boolean
  disabled: boolean
  onFiles: (files: File[]) => void
  without: boolean
  onWithout: (without: boolean) => void
}

function wordsOf({ ofCustodian, tried }: MissingPhotosProps): string {
  if (tried) return 'En lo que eligió no estaban todas, o alguna está dañada. Puede elegir otra carpeta.'
  return ofCustodian
    ? 'En ese equipo no cabían todas. Otro custodio puede tenerlas; o, si se salvó, la carpeta «fotos» de las copias de la noche.'
    : 'Las fotografías de una copia de la noche están junto a ella, en la carpeta «fotos».'
}

/** A copy of the night has its photos in a folder beside it: they are brought too, or the copy is put back without them. */
export function MissingPhotos(props: MissingPhotosProps) {
  const { faltan, loading, disabled, onFiles, without, onWithout } = props
  return (
    <>
      <Text size="sm">{wordsOf(props)}</Text>
      <FileButton label="Carpeta «fotos» de la copia" folder onFiles={onFiles}>
        {(open) => (
          <Group>
            <Button variant="default" loading={loading} disabled={disabled} onClick={open}>
              Elegir la carpeta «fotos»
            </Button>
          </Group>
        )}
      </FileButton>
      <CheckField
        label={faltan === 1 ? 'Reponerla sin esa fotografía' : 'Reponerla sin esas fotografías'}
        description="Los teléfonos que las tengan las envían otra vez."
        checked={without}
        onChange={({ currentTarget }) => onWithout(currentTarget.checked)}
      />
    </>
  )
}
