import { renderToStaticMarkup } from 'react-dom/server';
import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui';
import {
  Bone,
  ButtonBone,
  CouponGridBones,
  FieldBone,
  FoldedBone,
  ListBones,
  TextBone,
  TextLines,
  Waiting,
  WordBones,
} from './index';

const everything = (
  <Waiting>
    <h2>Kupon</h2>
    <Bone $ratio="16 / 9" />
    <ButtonBone $width="8rem" />
    <TextBone $font="title" $width="50%" />
    <TextLines count={3} />
    <WordBones count={9} />
    <FieldBone label="Nama" hasHint />
    <FoldedBone title="Cara Penukaran" />
    <ListBones count={2} leadPx={40} noteWords={4} end="3rem" />
    <CouponGridBones count={2} />
  </Waiting>
);

test('a page that waits says so once; its words are heard, its bones are not', () => {
  const { container } = renderUi(everything);
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('Sedang memuat');
  expect(screen.getByRole('heading', { name: 'Kupon' }).closest('[aria-busy="true"]')).not.toBeNull();
  expect(screen.getByText('Nama')).toBeInTheDocument();
  expect(screen.getByText('Cara Penukaran')).toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  for (const bone of container.querySelectorAll('span')) {
    if (bone.getAttribute('role') !== 'status') expect(bone.closest('[aria-hidden="true"]')).not.toBeNull();
  }
});

test('sizes are no style attributes, which a page refuses', () => {
  const { container } = renderUi(everything);
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
  expect(renderToStaticMarkup(<TextLines count={2} last="40%" />)).not.toContain('style=');
});

test('a bone is as wide and as high as it is told, and a button’s as high as a button', () => {
  const { container } = renderUi(
    <>
      <Bone $width="40px" $height="30px" />
      <ButtonBone $width="8rem" />
    </>,
  );
  const [bone, button] = container.querySelectorAll('span');
  expect(bone).toHaveStyle({ width: '40px', height: '30px' });
  expect(button).toHaveStyle({ width: '8rem', height: '44px' });
});
