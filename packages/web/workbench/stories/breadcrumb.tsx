import { Breadcrumb, BreadcrumbStep } from '@/components/ui/breadcrumb.tsx';

export const stories = {
  'two steps': () => (
    <Breadcrumb>
      <BreadcrumbStep>
        <a href="#breadcrumb">Businesses</a>
      </BreadcrumbStep>
      <BreadcrumbStep current>Harbourview Tint</BreadcrumbStep>
    </Breadcrumb>
  ),
};
