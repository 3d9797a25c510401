/** Every public name of the UI kit. */
export * from './styled';
export * from './theme';

export { Icon, type IconProps } from './icons/icon';
export { type IconName } from './icons/icon-shapes';
export { LineIcon, type LineIconProps } from './icons/line-icon';
export { PointMark } from './icons/point-mark';
export { Drawing, DrawingCanvas, type DrawingProps } from './drawings/drawing';
export { type DrawingName } from './drawings/drawing-shapes';

export { ActionBar, type ActionBarProps, ActionPage, DeskActionPage } from './layout/action-bar';
export { AppFrame, type AppFrameProps, type FrameWidth } from './layout/app-frame';
export { BottomMenu, type BottomMenuProps, type MenuItem } from './layout/bottom-menu';
export { Centered } from './layout/centered';
export { DeskAside, DeskColumns } from './layout/desk-columns';
export { HeaderSurface } from './layout/header-surface';
export { BackControl, type BackControlProps, PageHeader, type PageHeaderProps } from './layout/page-header';
export { PartnerHeader, type PartnerHeaderProps } from './layout/partner-header';
export { Section, type SectionProps } from './layout/section';
export { Grid, type GridProps, Stack, type StackProps } from './layout/stack';
export { VisuallyHidden, visuallyHidden } from './layout/visually-hidden';

export { Button, type ButtonProps } from './controls/button';
export { ButtonLink, type ButtonLinkProps } from './controls/button-link';
export { type ButtonVariant } from './controls/button.styles';
export { IconButton, type IconButtonProps } from './controls/icon-button';
export { type TabItem, Tabs, type TabsProps } from './controls/tabs';

export { Dialog, type DialogProps } from './overlay/dialog';
export { FullScreenDialog, type FullScreenDialogProps } from './overlay/full-screen-dialog';
export { type ToastMessage, type ToastTone } from './overlay/toast';
export { ToastRegion, type ToastRegionProps } from './overlay/toast-region';

export { useSecondsUntil } from './time/use-seconds-until';

export { EmptyPlace, type EmptyPlaceProps } from './feedback/empty-place';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state';
export { ErrorPanel, type ErrorPanelProps } from './feedback/error-panel';
export { Notice, type NoticeProps, type NoticeTone } from './feedback/notice';
export { Skeleton, type SkeletonProps, type SkeletonShape } from './feedback/skeleton';
export { SlowNotice, type SlowNoticeProps } from './feedback/slow-notice';
export { Spinner, type SpinnerProps } from './feedback/spinner';

export { Badge, type BadgeTone } from './content/badge';
export { Caption } from './content/caption';
export { Card } from './content/card';
export { cardLinkArea, CardLink, type CardLinkProps, CardName } from './content/card-link';
export { iconTile, linkTile } from './content/link-tile';
export { ChoiceScope, LinkScope } from './content/link-scope';
export { CouponCard, type CouponCardProps } from './content/coupon-card';
export { Disclosure, type DisclosureProps } from './content/disclosure';
export { List } from './content/list';
export { ListItem, type ListItemProps } from './content/list-item';
export { MediaBase } from './content/media-base';
export { Picture, type PictureProps, type PictureRatio } from './content/picture';
export { nameAndAmount } from './content/name-and-amount';
export { Points, type PointsProps } from './content/points';
export { ProgressRing, type ProgressRingProps } from './content/progress-ring';
export { type Share, ShareBar, type ShareBarProps, ShareDot } from './content/share-bar';
