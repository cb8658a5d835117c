import { Phone } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';

const variants = ['primary', 'accent', 'outline', 'ghost', 'negative', 'link'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export const stories = {
  variants: () => (
    <div className="row">
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </div>
  ),
  sizes: () => (
    <div className="row">
      {sizes.map((size) => (
        <Button key={size} size={size}>
          <Phone aria-hidden /> {size}
        </Button>
      ))}
      <Button size="icon" aria-label="Call">
        <Phone aria-hidden />
      </Button>
    </div>
  ),
  disabled: () => (
    <div className="row">
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          {variant}
        </Button>
      ))}
    </div>
  ),
};
