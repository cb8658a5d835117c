import { Input, Textarea } from '@/components/ui/input.tsx';

export const stories = {
  states: () => (
    <div className="column">
      <Input aria-label="Empty" placeholder="A name, a number, a call..." />
      <Input aria-label="Filled" defaultValue="Harbourview Tint" />
      <Input aria-label="Wrong" aria-invalid defaultValue="604 555" />
      <Input aria-label="Disabled" disabled defaultValue="+16045550142" />
    </div>
  ),
  'grows with what is typed': () => (
    <div className="column">
      <Textarea aria-label="Notes" defaultValue={'Park behind the shop.\nRing the bell.'} />
    </div>
  ),
};
