import { More } from '@/admin/ui/box/more'
import { CLASE_LABELS } from '@/entities/inspecciones/locales'
import { CLASES } from '@/entities/inspecciones/options'
import { plural } from '@/shared/lib/plural'
import { CheckField } from '@/shared/ui/form/check-field'

type ClasesFieldProps = { clases: readonly string[]; onChange: (clases: string[]) => void }

/** Of which classes of premises something is asked; of all without any. */
export function ClasesField({ clases, onChange }: ClasesFieldProps) {
  return (
    <More
      summary={
        clases.length > 0 ? `Solo para ${plural(clases.length, 'clase', 'clases')}` : 'Para todas las clases'
      }
    >
      {CLASES.map((clase) => (
        <CheckField
          key={clase}
          label={CLASE_LABELS[clase]}
          checked={clases.includes(clase)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...clases, clase] : clases.filter((one) => one !== clase))
          }
        />
      ))}
    </More>
  )
}
