"""Second models for table and kitchen: kind=glass-boxes|stem-glasses|tea-glasses|stoneware|moorish-tea|wooden-utensils|
knife|wringer."""

WALNUT = lambda: mat("walnut", (0.17, 0.075, 0.03), 0.42, coat=0.25, wood=(0.29, 0.14, 0.06))


def CLEAR():
    m = mat("clear-glass", (0.97, 0.99, 0.985), 0.01, glass=1.0)
    m.node_tree.nodes["Principled BSDF"].inputs["IOR"].default_value = 1.24
    return m


def lit(name, color, rough, metal=0.0):
    """What lies on glass: light does not pass through that to its back, so it shines a little itself."""
    m = mat(name, color, rough, metal)
    i = m.node_tree.nodes["Principled BSDF"].inputs
    i["Emission"].default_value, i["Emission Strength"].default_value = (*color, 1), 0.28
    return m


def pale_ground(outline, at=(0, 0, 0.0004)):
    """A pale sheet that only glass shows: through it the ground, which is not in the picture, would be black."""
    o = add("pale-ground", [(x + at[0], y + at[1], at[2]) for x, y in outline], [tuple(range(len(outline)))],
        glow("pale-ground", (0.75, 0.77, 0.77), 0.5))
    o.visible_camera = o.visible_diffuse = o.visible_glossy = o.visible_shadow = False


def liquid(name, color):
    return mat(name, color, 0, glass=1.0)


def vessel(w, d, h, r, wall, lean, material, at=(0, 0, 0), floor=0.006):
    """A rectangular open body with round corners that is `lean` narrower at its foot."""
    outside = [(lean + 0.008, 0), (lean + 0.003, 0.0015), (lean, 0.007), (0, h - 0.001), (wall * 0.3, h)]
    inside = [(wall * 0.8, h), (wall, h - 0.001), (lean + wall, floor + 0.007), (lean + wall + 0.007, floor)]
    loft(
        [
            [(x + at[0], y + at[1], z + at[2]) for x, y in rounded(w - 2 * i, d - 2 * i, max(0.004, r - i))]
            for i, z in outside + inside
        ],
        material,
        "vessel",
    )


def cut(o, build):
    """Takes what `build` adds out of o."""
    before = set(bpy.data.objects)
    build()
    bpy.context.view_layer.update()
    tools = list(set(bpy.data.objects) - before)
    for tool in tools:
        b = o.modifiers.new("cut", "BOOLEAN")
        b.operation, b.object, b.solver = "DIFFERENCE", tool, "EXACT"
    bpy.context.view_layer.update()
    done = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    o.modifiers.clear()
    o.data = done
    for tool in tools:
        bpy.data.objects.remove(tool)


# Boxes


def clip_lid(w, d, r, at):
    """A lid with a seal, a sunk panel and a flap at each side; at: the middle of the box's rim."""
    cover = PAINT(0.4, 0.25)
    x, y, z = at
    plate(rounded(w + 0.004, d + 0.004, r), 0.004, mat("seal", (0.6, 0.62, 0.63), 0.5), (x, y, z - 0.002), r=0.001)
    plate(rounded(w + 0.014, d + 0.014, r + 0.006), 0.012, cover, (x, y, z + 0.001), r=0.004)
    rim = rounded(w - 0.022, d - 0.022, r - 0.006)
    tube([(x + a, y + b, z + 0.0128) for a, b in rim + rim[:1]], 0.003, cover, round_=False, flat=0.9)
    for turn, reach, long in ((0, d / 2, w), (90, w / 2, d), (180, d / 2, w), (270, w / 2, d)):

        def flap():
            plate(rounded(long * 0.46, 0.036, 0.007), 0.0035, cover, (0, -reach - 0.0075, z - 0.013), (83, 0, 0),
                0.0014)
            box((long * 0.4, 0.005, 0.004), (0, -reach - 0.0115, z - 0.028), cover, 0.0016)
            tube([(-long * 0.23, -reach - 0.007, z + 0.006), (long * 0.23, -reach - 0.007, z + 0.006)], 0.0042, cover,
                round_=False)

        placed(flap, (x, y, 0), (0, 0, turn))


def glass_boxes():
    pale_ground(rounded(0.34, 0.25, 0.05), (0.03, -0.025, 0.0004))
    for (w, d, h), (x, y, z) in (
        ((0.215, 0.16, 0.075), (-0.03, 0.03, 0)),
        ((0.165, 0.12, 0.06), (-0.035, 0.03, 0.092)),
        ((0.13, 0.13, 0.065), (0.135, -0.095, 0)),
    ):
        vessel(w, d, h, 0.032, 0.0035, 0.01, CLEAR(), (x, y, z))
        rim = rounded(w + 0.004, d + 0.004, 0.034)
        tube([(x + a, y + b, z + h - 0.002) for a, b in rim + rim[:1]], 0.003, CLEAR(), round_=False)
        clip_lid(w, d, 0.034, (x, y, z + h))


# Glasses


def stem_glass(at, big=1.0, drink=None):
    k = big
    stem = [(0, 0), (0.033, 0), (0.0345, 0.001), (0.033, 0.0022), (0.018, 0.005), (0.007, 0.011), (0.004, 0.022),
        (0.0035, 0.05)]
    stem += [(0.0037, 0.074), (0.007, 0.083)]
    outer = [(0.02, 0.091), (0.034, 0.107), (0.0405, 0.13), (0.0395, 0.158), (0.0345, 0.196)]
    inner = [(0.0338, 0.196), (0.0385, 0.158), (0.0394, 0.13), (0.0328, 0.1085), (0.019, 0.0935), (0.006, 0.0885),
        (0, 0.088)]
    smooth = curve([(r * (k if z > 0.09 else 1), z * k) for r, z in stem + outer], 6)
    lathe(smooth + curve([(r * k, z * k) for r, z in inner], 6), CLEAR(), at=at)
    if drink:
        level = [(r * k * 0.992, z * k) for r, z in curve(inner, 6) if z < 0.132]
        lathe([(0, level[0][1])] + level, drink, at=at)


def stem_glasses():
    """Four that hide each other in neither view: their places along the widths of both pictures."""
    drinks = (None, liquid("lemonade", (0.98, 0.86, 0.42)), None, liquid("water", (0.9, 0.97, 1.0)))
    a, b = math.radians(32), math.radians(-30)
    turn = math.sin(a) * math.cos(b) - math.cos(a) * math.sin(b)
    for p, q, drink in zip((-0.12, -0.04, 0.04, 0.12), (0.04, -0.12, 0.12, -0.04), drinks):
        x, y = (q * math.sin(a) - p * math.sin(b)) / turn, (q * math.cos(a) - p * math.cos(b)) / turn
        stem_glass((x, y, 0), drink=drink)
        pale_ground(ring_outline(0.042), (x, y, 0.0004))


def tea_glass(at, tea=True, size=1.0):
    """A small waisted glass with a painted belt between two gilt lines."""
    k = size
    outer = [(0.019, 0.0), (0.0205, 0.002), (0.0215, 0.012), (0.0205, 0.028), (0.0215, 0.044), (0.026, 0.068),
        (0.0285, 0.082)]
    inner = [(0.0275, 0.082), (0.025, 0.068), (0.0203, 0.044), (0.0192, 0.028), (0.0195, 0.014), (0.016, 0.009),
        (0, 0.008)]
    fine = curve([(r * k, z * k) for r, z in outer], 6)
    lathe([(0, 0)] + fine + curve([(r * k, z * k) for r, z in inner], 6), CLEAR(), at=at)
    gilt = lit("gilt", (0.8, 0.52, 0.17), 0.3, 0.45)
    belt = lambda low, high, lift, m: lathe([(r + lift * k, z) for r, z in fine if low * k <= z <= high * k], m, at=at)
    belt(0.056, 0.0745, 0.0004, lit("paint-belt", (0.8, 0.8, 0.8), 0.25))
    belt(0.0525, 0.057, 0.0006, gilt)
    belt(0.073, 0.0775, 0.0006, gilt)
    belt(0.0795, 0.0821, 0.0004, gilt)
    for i in range(14):
        a = 2 * math.pi * i / 14
        x, y = at[0] + 0.0268 * k * math.cos(a), at[1] + 0.0268 * k * math.sin(a)
        ball(0.0042 * k, (x, y, at[2] + 0.065 * k), gilt, (0.55, 0.55, 1.35))
    if tea:
        level = [(r * k * 0.992, z * k) for r, z in curve(inner, 6) if z < 0.05]
        lathe([(0, level[0][1])] + level, liquid("tea", (0.78, 0.36, 0.07)), at=at)


def tea_glasses():
    pale_ground(rounded(0.23, 0.15, 0.04), (0.0, 0.01, 0.0004))
    for i, (x, y) in enumerate(((-0.075, 0.05), (0.0, 0.062), (0.075, 0.048), (-0.04, -0.032), (0.036, -0.036),
        (0.108, -0.026))):
        tea_glass((x - 0.015, y, 0), tea=i in (1, 3, 5))


# Stoneware and tea


def glazed(outer, inner, at, bare=0.35):
    """A turned piece: raw clay up to the share `bare` of its height, glaze above and inside, an iron rim."""
    clay = mat("raw-clay", (0.33, 0.2, 0.115), 0.75)
    top = outer[-1][1]
    fine = curve(outer, 8)
    lathe([(0, outer[0][1])] + fine + curve(inner, 8), clay, at=at, n=128)
    glaze = mat("paint-glaze", (0.8, 0.8, 0.8), 0.2, coat=0.7)
    over = [(r + 0.0006, z) for r, z in fine if z >= bare * top]
    over[0] = (over[0][0] - 0.0008, over[0][1])
    lathe(over + [(r - 0.0006 if r > 0.004 else r, z + 0.0004) for r, z in curve(inner, 8)], glaze, at=at, n=128)
    (r0, z0), (r1, z1) = outer[-1], inner[0]
    edge = [(r0 + 0.0008, z0 - 0.0012), ((r0 + r1) / 2, z0 + 0.0016), (r1 - 0.0008, z1 - 0.0012)]
    lathe(curve(edge, 5), mat("iron-rim", (0.2, 0.095, 0.04), 0.35, coat=0.3), at=at, n=128)


def coupe(r, h, at):
    """A plate whose edge stands up."""
    outer = [(r * 0.86, 0), (r * 0.93, 0.002), (r * 0.985, 0.008), (r, h * 0.6), (r, h)]
    inner = [(r - 0.005, h), (r - 0.0052, h * 0.6), (r * 0.945, 0.0085), (r * 0.86, 0.0062), (r * 0.4, 0.0055),
        (0, 0.0055)]
    glazed(outer, inner, at, 0.3)


def stoneware():
    for k in range(4):
        coupe(0.135, 0.024, (-0.055, 0.04, 0.0075 * k))
    for k in range(4):
        coupe(0.1, 0.022, (-0.055, 0.04, 0.0282 + 0.0075 * k))
    for k in range(2):
        outer = [(0.033, 0), (0.036, 0.001), (0.052, 0.012), (0.07, 0.036), (0.075, 0.062)]
        inner = [(0.0705, 0.062), (0.0655, 0.036), (0.048, 0.015), (0.03, 0.0065), (0, 0.006)]
        glazed(outer, inner, (0.125, -0.075, 0.019 * k), 0.3)
    for x, y, turn in ((0.12, 0.105, -20), (0.205, 0.03, -38)):
        outer = [(0.034, 0), (0.038, 0.002), (0.041, 0.01), (0.0415, 0.05), (0.0405, 0.088)]
        inner = [(0.0365, 0.088), (0.0372, 0.05), (0.036, 0.012), (0.03, 0.0065), (0, 0.006)]
        glazed(outer, inner, (x, y, 0), 0.3)
        a = math.radians(turn)
        d = lambda r, z: (x + r * math.cos(a), y + r * math.sin(a), z)
        tube([d(0.038, 0.072), d(0.058, 0.075), d(0.069, 0.055), d(0.06, 0.032), d(0.038, 0.028)], 0.0058,
            mat("paint-glaze", (0.8, 0.8, 0.8), 0.2, coat=0.7))


def moorish_tea():
    """A metal teapot with a pointed lid on a round tray, six glasses around it."""
    steel = mat("pot-steel", (0.66, 0.66, 0.67), 0.16, 1.0)
    brushed = mat("tray-steel", (0.6, 0.6, 0.61), 0.27, 1.0)
    # The tray stands on its rolled foot.
    lathe(curve([(0, 0.005), (0.15, 0.005), (0.172, 0.006), (0.186, 0.014), (0.196, 0.02)], 6)
        + [(0.199, 0.0225), (0.2, 0.021), (0.198, 0.018), (0.187, 0.011), (0.172, 0.002), (0.15, 0.0), (0, 0.001)],
            brushed, n=160)
    for r in (0.165, 0.158, 0.1):
        lathe([(r - 0.0014, 0.0048), (r - 0.0006, 0.0062), (r + 0.0006, 0.0062), (r + 0.0014, 0.0048)], steel, n=128)
    # The body is fluted below its shoulder.
    px, py, pz = -0.035, 0.055, 0.0055
    profile = curve([(0.032, 0.012), (0.046, 0.016), (0.062, 0.035), (0.067, 0.06), (0.058, 0.088), (0.04, 0.108),
        (0.031, 0.118),
        (0.0295, 0.127), (0.034, 0.134)], 8)
    fluted = lambda z: max(0.0, min(1.0, (z - 0.014) / 0.012)) * max(0.0, min(1.0, (0.1 - z) / 0.03))

    def at(u, v):
        r, z = profile[min(len(profile) - 1, round(v * (len(profile) - 1)))]
        a = 2 * math.pi * u
        r *= 1 + 0.035 * fluted(z) * (abs(math.cos(9 * a)) - 0.6)
        return (px + r * math.cos(a), py + r * math.sin(a), pz + z)

    surface(at, 288, len(profile) - 1, steel, wrap=True, angle=60)
    lathe([(0, 0.011), (0.034, 0.012), (0.034, 0.009), (0.0, 0.009)], steel, at=(px, py, pz))
    for k in range(4):
        a = math.radians(45 + 90 * k)
        tube([(px + r * math.cos(a), py + r * math.sin(a), pz + z) for r,
            z in ((0.042, 0.02), (0.05, 0.01), (0.052, 0.003))],
            [0.006, 0.005, 0.007], steel, n=6)
    lathe(curve([(0.0355, 0.133), (0.0362, 0.137), (0.033, 0.141), (0.027, 0.152), (0.016, 0.17), (0.0065, 0.181)],
        6), steel, at=(px, py, pz))
    lathe(curve([(0.0065, 0.18), (0.009, 0.184), (0.005, 0.189), (0.009, 0.195), (0.0075, 0.2), (0.0025, 0.206),
        (0, 0.211)], 6), steel,
        at=(px, py, pz))
    lathe([(0.0345, 0.131), (0.0375, 0.133), (0.0345, 0.135)], GOLD(), at=(px, py, pz))
    # Spout and handle lie in one plane.

    def pipes():
        tube([(-0.05, 0, 0.045), (-0.085, 0, 0.062), (-0.096, 0, 0.098), (-0.113, 0, 0.132), (-0.133, 0, 0.139)],
            [0.018, 0.0125, 0.0088, 0.0072, 0.0078], steel, n=12)
        tube([(0.033, 0, 0.122), (0.056, 0, 0.136), (0.088, 0, 0.128), (0.098, 0, 0.09), (0.084, 0, 0.05),
            (0.06, 0, 0.04)],
            [0.0055, 0.005, 0.0055, 0.006, 0.005, 0.006], steel, n=10)
        tube([(0.0915, 0, 0.122), (0.0985, 0, 0.095), (0.0905, 0, 0.066)], 0.0078, BLACK(), n=10)

    placed(pipes, (px, py, pz), (0, 0, -8))
    for k in range(6):
        a = math.radians(-140 + 31 * k)
        tea_glass((0.135 * math.cos(a), 0.135 * math.sin(a), 0.0062), tea=False, size=0.8)


# Utensils and knives


def carved(long, half, dish, thick, bend, material, n=110, m=20):
    """A wooden tool along y from its handle's end; half width, hollow, thickness and height of its
    middle are functions of 0 to 1.
    """
    sections = []
    for k in range(n + 1):
        t = 0.5 - 0.5 * math.cos(math.pi * k / n)
        w, up, down = half(t), [], []
        for j in range(m + 1):
            s = math.sin(math.pi / 2 * (2 * j / m - 1))
            edge = max(0.0, 1 - s**4) ** 0.5 * thick(t) / 2
            z = bend(t) - dish(t) * (1 - s * s)
            up.append((s * w, t * long, z + edge))
            down.append((s * w, t * long, z - edge - 0.0001))
        sections.append(up + down[::-1])
    o = loft(sections, material, "carved")
    o.data.auto_smooth_angle = math.radians(50)
    return o


def wooden_utensils():
    wood = mat("olive-wood", (0.34, 0.185, 0.075), 0.42, coat=0.2, wood=(0.6, 0.38, 0.185))
    cord = mat("cord", (0.2, 0.12, 0.06), 0.8)
    grip = [(0, 0.003), (0.012, 0.0085), (0.05, 0.0105), (0.25, 0.0088), (0.5, 0.0078), (0.66, 0.0095)]
    flat = lambda t: 0.0
    body = along([(0, 0.007), (0.05, 0.011), (0.5, 0.0115), (0.68, 0.0105), (0.8, 0.007), (1, 0.0045)])
    lift = along([(0, 0.007), (0.6, 0.007), (0.8, 0.007), (1, 0.012)])
    round_head = along([*grip, (0.76, 0.021), (0.86, 0.0315), (0.93, 0.0295), (0.98, 0.0165), (1, 0.002)])
    wide_head = along([*grip, (0.73, 0.021), (0.8, 0.0275), (0.9, 0.0305), (0.975, 0.0325), (1, 0.031)])
    slant = along([*grip, (0.73, 0.02), (0.8, 0.026), (0.9, 0.0285), (0.96, 0.0285), (0.99, 0.024), (1, 0.014)])
    bowl = along([(0, 0), (0.7, 0), (0.78, 0.004), (0.87, 0.0095), (0.95, 0.006), (1, 0.0005)])
    spoon_lift = along([(0, 0.007), (0.6, 0.007), (0.78, 0.011), (0.87, 0.0165), (1, 0.017)])

    def slots(count, low, high, wide, gap):
        def build():
            for k in range(count):
                x = (k - (count - 1) / 2) * gap
                plate([(x + a, (low + high) / 2 + b) for a, b in rounded(wide, high - low, wide / 2)], 0.06, wood,
                    (0, 0, -0.02), r=0)

        return build

    def holes():
        for x, y in ((0, 0.262), (-0.012, 0.252), (0.012, 0.252), (-0.012, 0.272), (0.012, 0.272), (0, 0.284),
            (0, 0.241)):
            plate([(x + a, y + b) for a, b in ring_outline(0.0036, 20)], 0.06, wood, (0, 0, -0.02), r=0)

    kinds = (
        (0.305, round_head, bowl, spoon_lift, None),
        (0.305, wide_head, flat, lift, slots(3, 0.25, 0.288, 0.0068, 0.0165)),
        (0.305, round_head, bowl, spoon_lift, holes),
        (0.305, slant, flat, lift, None),
        (0.31, along([*grip, (0.75, 0.02), (0.85, 0.0265), (0.93, 0.026), (1, 0.0215)]),
            along([(0, 0), (0.72, 0), (0.86, 0.005), (1, 0.003)]),
            along([(0, 0.007), (0.6, 0.007), (0.78, 0.009), (0.9, 0.012), (1, 0.017)]),
                slots(3, 0.277, 0.34, 0.0066, 0.0145)),
    )
    for k, (long, half, dish, bend, openings) in enumerate(kinds):

        def tool():
            o = carved(long, half, dish, body, bend, wood)
            if openings:
                cut(o, openings)
            cut(o, lambda: plate([(a, 0.017 + b) for a, b in ring_outline(0.0034, 20)], 0.06, wood, (0, 0, -0.02),
                r=0))
            tube([(0.0, 0.0165, 0.0035), (0.004, 0.0, 0.0035), (0.013, -0.017, 0.0018), (0.003, -0.034, 0.0018),
                (-0.01, -0.02, 0.002),
                (-0.005, -0.002, 0.005), (0.0, 0.008, 0.0145), (0.0, 0.0175, 0.011)], 0.0014, cord, n=8)

        placed(tool, ((k - 2) * 0.078, -0.006 * abs(k - 2), 0), (0, 0, -(k - 2) * 5.5))


def blade(spine, edge, x0, x1, thick, grind, steel, ground):
    """A blade along x, standing: spine and edge are heights over x, `grind` how much of it is ground to the edge."""
    n, sections = 420, []
    for k in range(n + 1):
        x = x0 + (x1 - x0) * k / n
        top, low = spine(x), edge(x)
        low = min(low, top - 0.0004)
        y = thick / 2 * min(1.0, (top - low) / 0.012 + 0.15)
        g = low + min(grind, (top - low) * 0.5)
        sections.append([(x, -y * 0.86, top), (x, -y, top - 0.001 * (y / thick)), (x, -y * 0.5, g),
            (x, -0.00012, low), (x, 0.00012, low),
            (x, y * 0.5, g), (x, y, top - 0.001 * (y / thick)), (x, y * 0.86, top)])
    o = loft(sections, steel, "blade")
    o.data.materials.append(ground)
    for i, f in enumerate(o.data.polygons):
        if i < n * 8 and i % 8 in (2, 4):
            f.material_index = 1
    o.data.auto_smooth_angle = math.radians(12)


def knife():
    """A santoku with hollows along its edge."""
    steel = mat("blade", (0.33, 0.335, 0.345), 0.36, 1.0)
    ground = mat("ground-edge", (0.6, 0.605, 0.62), 0.25, 1.0)

    def blade_of():
        spine = along([(0, 0.0), (0.1, 0.0), (0.14, -0.0025), (0.162, -0.012), (0.174, -0.027), (0.178, -0.0405)])
        edge = along([(0, -0.047), (0.06, -0.0478), (0.12, -0.0465), (0.16, -0.0435), (0.178, -0.0412)])
        blade(spine, edge, 0.0, 0.178, 0.0026, 0.006, steel, ground)
        for s in (-1, 1):
            for k in range(9):
                place = (0.018 + 0.0152 * k, 0.00088 if s > 0 else -0.00068, -0.0285)
                plate(rounded(0.0068, 0.02, 0.0034), 0.0002, ground, place, (90, 0, 0), 0)

    def handle():
        wood = WALNUT()
        # A full tang between two scales; the end drops.
        shape = closed([(0.0, -0.001), (-0.03, -0.002), (-0.07, -0.0005), (-0.105, -0.003), (-0.122, -0.008),
            (-0.127, -0.021), (-0.12, -0.0295),
            (-0.108, -0.0285), (-0.09, -0.0235), (-0.06, -0.0245), (-0.03, -0.0235), (-0.01, -0.0225),
                (0.0, -0.0215)], 6)
        upright(shape, -0.0013, 0.0013, steel, 0.0003)
        for a, b in ((-0.0098, -0.0013), (0.0013, 0.0098)):
            upright([(x - 0.004, z) for x, z in shape], a, b, wood, 0.0036)
        soft(closed([(0.008, -0.0015), (-0.006, -0.0008), (-0.007, -0.012), (-0.006, -0.023), (0.004, -0.0225),
            (0.01, -0.015)], 5), 0.0185, STEEL(),
            0.004)
        for x in (-0.026, -0.06, -0.094):
            for s in (-1, 1):
                turned_front([(0, s * 0.0102), (0.003, s * 0.0102), (0.0035, s * 0.0099), (0.0035, s * 0.008)],
                    (x, 0, -0.0125), BRASS(), n=32)

    def whole():
        blade_of()
        handle()

    # It lies on its side, on the handle's flank and the belly of the blade.
    placed(whole, (0, 0, 0.0098), (90, 3.2, 0))


# Cleaning


def wringer():
    """A flat mop that is wrung in a narrow bucket, and its second pad."""
    shell = PAINT(0.35, 0.3)
    pad = mat("microfibre", (0.7, 0.7, 0.685), 0.95, sheen=0.4, bump=0.5, scale=120)
    w, d, h = 0.275, 0.23, 0.33
    loft([[(x, y, z) for x, y in rounded(w - 2 * i, d - 2 * i, 0.05)] for i,
        z in ((0.034, 0), (0.027, 0.004), (0.022, 0.02), (0.004, h - 0.05),
        (0.003, h - 0.04), (-0.004, h - 0.036), (-0.004, h - 0.004), (-0.001, h), (0.006, h), (0.008, h - 0.02),
            (0.02, h - 0.12))], shell, "bucket")
    # The insert: one opening to wash, one to wring.
    o = plate(rounded(w - 0.014, d - 0.014, 0.045), 0.012, GREY(), (0, 0, h - 0.012), r=0.003)
    cut(o, lambda: [plate([(x, y + c) for x, y in rounded(0.17, 0.05, 0.014)], 0.1, GREY(), (0, 0, h - 0.05),
        r=0) for c in (-0.043, 0.047)])
    for c in (-0.043, 0.047):
        loop = rounded(0.176, 0.056, 0.016)
        tube([(x, y + c, h + 0.001) for x, y in loop + loop[:1]], 0.0055, shell, round_=False)
    box((w - 0.04, d - 0.04, 0.004), (0, 0, h - 0.1), mat("inside", (0.02, 0.02, 0.022), 0.8), 0.002)
    for s in (-1, 1):
        box((0.006, 0.03, 0.016), (0, s * (d / 2 + 0.001), 0.2), shell, 0.002)
        turned_side([(0, s * 0.012), (0.014, s * 0.012), (0.016, s * 0.006), (0.016, 0)],
            (-s * (w / 2 + 0.004), 0, h - 0.02), GREY(), n=40)
    tube([(-w / 2 - 0.01, 0, h - 0.02), (-w / 2 - 0.008, -0.055, h - 0.05), (-w / 2 + 0.004, -0.113, h - 0.09),
        (-0.07, -0.134, h - 0.11),
        (0.07, -0.134, h - 0.11), (w / 2 - 0.004, -0.113, h - 0.09), (w / 2 + 0.008, -0.055, h - 0.05),
            (w / 2 + 0.01, 0, h - 0.02)], 0.006, GREY(), n=8)
    # The mop stands in the rear opening, its head upright.
    y = 0.047
    box((0.13, 0.011, 0.32), (0, y, h + 0.07), shell, 0.005)
    box((0.146, 0.02, 0.335), (0, y - 0.014, h + 0.07), pad, 0.009)
    box((0.05, 0.03, 0.07), (0, y + 0.014, h + 0.09), GREY(), 0.01)
    tube([(0, y + 0.022, h + 0.08), (0, y + 0.03, h + 0.13), (0, y + 0.03, h + 0.19)], [0.017, 0.0185, 0.017], GREY(),
        n=8)
    tube([(0, y + 0.03, h + 0.17), (0, y + 0.03, h + 0.36)], 0.0125, STEEL(), round_=False)
    tube([(0, y + 0.03, h + 0.33), (0, y + 0.03, h + 0.4)], 0.0165, GREY(), round_=False)
    tube([(0, y + 0.03, h + 0.38), (0, y + 0.03, h + 0.47)], 0.0105, STEEL(), round_=False)
    tube([(0, y + 0.03, h + z) for z in (0.45, 0.48, 0.54, 0.6, 0.63)], [0.0155, 0.0175, 0.0155, 0.0175, 0.013],
        shell, n=8)
    # The spare pad.
    box((0.345, 0.135, 0.014), (0.3, -0.12, 0.008), pad, 0.007, turn=(0, 0, 24))
    for s in (-1, 1):
        placed(lambda: box((0.045, 0.125, 0.006), (s * 0.135, 0, 0.015), mat("pocket", (0.2, 0.2, 0.21), 0.8),
            0.0025), (0.3, -0.12, 0), (0, 0, 24))


globals()[opt["kind"].replace("-", "_")]()
opt["raw"] = True
